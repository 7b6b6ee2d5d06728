import { createFakeServices, fakeApolloClient, fakePerson, inFakeShell } from '@skep/remote-kit/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aHealth, fakeHealth, jobsAt, monthsBefore } from './fake-health.ts';
import { healthMessages as texts } from './health-messages.ts';
import { MeasurementHealthScreen } from './MeasurementHealthScreen.tsx';

function show(healthOf: Parameters<typeof fakeHealth>[0], path = '/administration/measurements') {
  const services = createFakeServices({
    apolloClient: fakeApolloClient(fakeHealth(healthOf)),
    session: { kind: 'signedIn', person: { ...fakePerson, isAdmin: true } },
  });
  render(inFakeShell(<MeasurementHealthScreen />, texts, { services, path }).element);
}

const listBelow = (heading: string) => {
  const card = screen.getByRole('heading', { name: heading }).parentElement;
  return within(card ?? document.body).getByRole('list');
};

const figure = (name: string) => {
  const [, value] = screen.getByText(name, { selector: 'dt' }).parentElement?.children ?? [];
  return value?.textContent;
};

test('where all that was accepted is stored, one sentence says that all is well', async () => {
  show(() => aHealth());
  expect(await screen.findByText('All is well: all 1,204 messages accepted have been stored.')).toBeTruthy();
  expect(figure('Accepted')).toBe('1,204');
  expect(figure('Missing')).toBe('0');
  expect(figure('Repeats')).toBe('40');
  expect(figure('Unknown device')).toBe('14');
  expect(figure('In quarantine')).toBe('0');
  expect(screen.getAllByText('Sealed')).toHaveLength(3);
});

test('each thing that is not well is said with what to do, the worst as a problem', async () => {
  const alarms = ['MEASUREMENTS_MISSING', 'DAYS_LATE', 'WITHOUT_PARTITION'] as const;
  show(() => aHealth({ stored: 1201, withoutMonth: 1, alarms: [...alarms] }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^3 messages were accepted, but/);
  expect(screen.getByText(/^The figures of 12 days have been waiting for more/)).toBeTruthy();
  expect(screen.getByText(/^1 measurement is in quarantine/)).toBeTruthy();
  expect(figure('Missing')).toBe('3');
  expect(screen.queryByText(/^All is well/)).toBeNull();
});

test('the state of the weather is shown, its problem, and that none is configured', async () => {
  const fetching = {
    __typename: 'WeatherFetching',
    providerName: 'OpenWeather',
    places: 48,
    failing: 48,
    problem: 'REFUSED',
    fetchedAt: null,
  } as const;
  show(() => aHealth({ weather: fetching }));
  expect(await screen.findByText('The provider rejects WEATHER_KEY')).toBeTruthy();
  expect([figure('Last fetched'), figure('Places'), figure('Late places')]).toEqual(['Never', '48', '48']);
  cleanup();
  show(() => aHealth({ weather: null }));
  expect(await screen.findByText(/^Weather is off/)).toBeTruthy();
});

test('each job is shown with its last run, and a later failure is highlighted', async () => {
  const jobs = jobsAt('2026-11-21T10:01:04+00:00').map((run) =>
    run.job === 'SEAL_MONTHS' ? { ...run, failedAt: '2026-11-21T11:23:12+00:00' } : run,
  );
  show(() => aHealth({ jobs, alarms: ['WORKER_IDLE', 'JOBS_FAILED'] }));
  expect(await screen.findByText(/no worker running/)).toBeTruthy();
  const lines = within(listBelow('Jobs'))
    .getAllByRole('listitem')
    .map((line) => line.textContent ?? '');
  expect(lines).toHaveLength(9);
  expect(lines[0]).toMatch(/^Figures of days and weeks.*every minute.*Last run: 21 Nov 2026/);
  expect(lines.filter((line) => line.includes('Failed'))).toEqual([expect.stringMatching(/^Sealing months/)]);
  expect(lines.filter((line) => line.includes('Not run yet'))).toHaveLength(1);
});

test('the period is chosen, and the address holds it', async () => {
  show((hours) => aHealth({ accepted: hours, stored: hours }), '/administration/measurements?hours=6');
  expect(await screen.findByText(/^All is well: all 6 messages/)).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Last 24 hours' }));
  expect(await screen.findByText(/^All is well: all 24 messages/)).toBeTruthy();
});

test('it is counted again on request', async () => {
  let accepted = 0;
  show(() => aHealth({ accepted, stored: accepted, outcomes: [] }));
  expect(await screen.findByText(/^All is well. No measurements came in during this period/)).toBeTruthy();
  expect(screen.getByText('No messages came in during this period.')).toBeTruthy();
  accepted = 1;
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText(/^All is well: the one message/)).toBeTruthy();
});

test('of ten years the newest months are shown, and all of them on request', async () => {
  show(() => aHealth({ months: monthsBefore(2027, 2, 120) }));
  await screen.findByText(/^120 months, 115 of them sealed/);
  const months = () => within(listBelow('Months')).getAllByRole('listitem');
  expect(months()).toHaveLength(15);
  expect(months()[0]?.textContent).toMatch(/^February 2027/);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 120 months' }));
  expect(months()).toHaveLength(120);
});

test('without an answer it can be tried again', async () => {
  render(inFakeShell(<MeasurementHealthScreen />, texts).element);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
