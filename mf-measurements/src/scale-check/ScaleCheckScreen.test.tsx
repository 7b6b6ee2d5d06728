import { createFakeServices, fakeApolloClient, fakePerson } from '@skep/remote-kit/testing';
import { visiting } from '@skep/remote-kit/visit';
import { screen, waitFor, within } from '@testing-library/react';
import { DeviceScreen } from '../device-page/DeviceScreen.tsx';
import { fakeServer } from '../testing/fake-server.ts';
import { answering } from '../testing/gateway.ts';
import { aDrift, allFindings, aScaleCheck } from '../testing/scale-check.ts';
import { CorrectTemperatureMutation, ScaleCheckQuery, ScaleFindingsQuery } from './ScaleCheck.graphql.ts';
import { ScaleCheckScreen } from './ScaleCheckScreen.tsx';
import { scaleCheckMessages } from './scale-check-messages.ts';

const visit = visiting(scaleCheckMessages);
const open = (more: Parameters<typeof visit>[1] = {}) =>
  visit(<ScaleCheckScreen />, {
    path: '/devices/7/scale',
    route: '/devices/:id/scale',
    answers: fakeServer(),
    ...more,
  });
const device = { __typename: 'Device', id: '7', name: 'Scale by the lime', isOwner: true };
const checked = (part: object) => [
  ...fakeServer(),
  answering(ScaleCheckQuery, () => ({ device, scaleCheck: aScaleCheck(part) })),
];
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

test('a drift is said with how sure it is, and corrected from a day on', async () => {
  const sent: unknown[] = [];
  const keeping = answering(CorrectTemperatureMutation, ({ input }) => {
    sent.push(input);
    return { correctTemperature: { __typename: 'Done' as const, done: true } };
  });
  const { user, services } = open({ answers: [...fakeServer(), keeping] });
  const text = await screen.findByText(/warmer, the scale shows/);
  expect(plain(text.textContent)).toBe(
    'When it is 10°C warmer, the scale shows 0.2 kg more (0.17 kg to 0.23 kg). Found in 74 still nights.',
  );
  await user.click(screen.getByRole('button', { name: 'Draw corrected weight' }));
  expect(sent).toEqual([
    { kgPerCelsius: 0.02, referenceCelsius: 12, lagHours: 1, validFrom: expect.any(String) },
  ]);
  expect(services.seen.notices.at(-1)).toMatchObject({ kind: 'success' });
});

test('a correction is said, and ended', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Draw corrected weight' }));
  expect(await screen.findByText(/^The weight is corrected from /)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Stop correcting' }));
  await waitFor(() => expect(screen.queryByText(/^The weight is corrected from /)).toBeNull());
});

test.each([
  [{ drift: aDrift({ isWorthwhile: false }) }, /does not follow the temperature/],
  [{ drift: null }, /Too few still nights/],
  [{ drift: null, temperatureSource: null }, /temperature around the scale is unknown/],
  [{ drift: aDrift({ kgPerCelsius: -0.02 }) }, /0\.2.kg less/],
])('of %j the reason is said', async (part, text) => {
  open({ answers: checked(part) });
  expect(await screen.findByText(text)).toBeTruthy();
});

test('who reads pounds and Fahrenheit reads the drift in them', async () => {
  const person = { ...fakePerson, units: { weight: 'lb', temperature: 'fahrenheit' } } as const;
  const apolloClient = fakeApolloClient(fakeServer());
  open({ services: createFakeServices({ apolloClient, session: { kind: 'signedIn', person } }) });
  expect(plain((await screen.findByText(/warmer, the scale shows/)).textContent)).toMatch(
    /^When it is 10°F warmer, the scale shows 0\.24 lb more/,
  );
});

test('each fault is said with what to do', async () => {
  open({ answers: checked({ findings: allFindings }) });
  expect(await screen.findByText(/has shown exactly 31\.5.kg/)).toBeTruthy();
  for (const text of [/In 4 nights/, /foot slipped/, /0\.42.kg a week/, /wrong by 0\.61.kg/, /has 2\.95.V/])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByText(/Nothing is wrong/)).toBeNull();
});

test('a device without weights says so and takes known weights', async () => {
  open({ answers: checked({ weighed: [], corrected: [], times: [], drift: null }) });
  expect(await screen.findByText(/has not sent a weight/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Known weights' })).toBeTruthy();
});

test('a known weight is noted and deleted', async () => {
  const { user } = open();
  const list = () => within(screen.getByRole('list')).getAllByRole('listitem');
  await screen.findByRole('heading', { name: 'Known weights' });
  expect(list()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Note weight' }));
  expect(screen.getByLabelText(/^Known weight(?!s)/).getAttribute('aria-invalid')).toBe('true');
  await user.type(screen.getByLabelText(/^Known weight(?!s)/), '5');
  await user.type(screen.getByLabelText(/^Shown by the scale/), '5.1');
  await user.click(screen.getByRole('button', { name: 'Note weight' }));
  expect(await screen.findByText(/of 5.kg it showed 5\.1.kg/)).toBeTruthy();
  const [newest] = list();
  if (newest) await user.click(within(newest).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText(/of 5.kg it showed/)).toBeNull());
});

test('the page of the device says what is wrong with its scale, and leads there', async () => {
  const answers = [
    ...fakeServer(),
    answering(ScaleFindingsQuery, () => ({ scaleCheck: aScaleCheck({ findings: allFindings }) })),
  ];
  visit(<DeviceScreen />, { path: '/devices/7', route: '/devices/:id', answers });
  expect(await screen.findByText(/foot slipped/)).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Check scale' })[0]?.getAttribute('href')).toBe(
    '/devices/7/scale',
  );
});
