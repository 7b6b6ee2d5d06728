import { dayAfter } from '@skep/domain';
import { localMinute } from '@skep/ui/form';
import { screen, waitFor, within } from '@testing-library/react';
import { aPlan, fakePlans, type PlanAnswer } from '../testing/fake-plans.ts';
import { sampleHives } from '../testing/sample-inspections.ts';
import { visit } from '../testing/visit.ts';
import { HivePlansScreen } from './HivePlansScreen.tsx';
import { StartPlanScreen } from './StartPlanScreen.tsx';

const visitPlans = (plans: readonly PlanAnswer[], hiveId = '11') =>
  visit(<HivePlansScreen />, {
    answers: fakePlans(plans, sampleHives),
    ...{ path: `/hives/${hiveId}/plans`, route: '/hives/:id/plans' },
  });
const visitForm = (plans: readonly PlanAnswer[] = []) =>
  visit(<StartPlanScreen />, {
    answers: fakePlans(plans, sampleHives),
    ...{ path: '/hives/11/plans/create', route: '/hives/:id/plans/create' },
  });

const today = () => localMinute(new Date()).slice(0, 10);
const long = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' }).format(new Date(`${day}T00:00`));
const days = async () => (await screen.findAllByRole('time')).map((time) => time.getAttribute('datetime'));

test('a method is started with a preview of its steps, of which those that have passed are not planned', async () => {
  const { user, services } = visitForm();
  expect(await screen.findByText('Move the parent hive away; leave the queen on the old site')).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: /^Method/ }), 'Queen rearing');
  const steps = within(screen.getByRole('list'));
  expect(steps.getAllByRole('listitem')).toHaveLength(10);
  expect(steps.getByText(/Graft larvae/).closest('li')?.textContent).toContain(long(today()));
  expect(steps.getByText(/Make up the cell builder/).closest('li')?.textContent).toContain('has passed');
  // By the egg, grafting is four days later.
  await user.click(screen.getByRole('radio', { name: 'the egg' }));
  expect(steps.getByText(/Graft larvae/).closest('li')?.textContent).toContain(long(dayAfter(today(), 4)));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(services.seen.notices).toMatchObject([{ text: 'Queen rearing started.' }]));
});

test('a day on which all steps have passed is reported', async () => {
  const { user } = visitForm();
  const day = await screen.findByRole('textbox', { name: /^Day/ });
  await user.clear(day);
  await user.type(day, '1/2/2020');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findAllByText(/^Choose a later day/)).not.toEqual([]);
});

test('a method shows its steps on their days, and all move with its start', async () => {
  const { user } = visitPlans([aPlan(), aPlan({ id: '73', hiveId: '12', method: 'DEMAREE' })]);
  expect(await screen.findByRole('heading', { name: 'Artificial swarm (Pagden)' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Demaree' })).toBeNull();
  expect(await days()).toEqual(['2026-06-03', '2026-06-09', '2026-06-10', '2026-07-01', '2026-07-08']);
  await user.click(screen.getByRole('button', { name: 'Move' }));
  const field = screen.getByRole('textbox', { name: 'New day of the start' });
  await user.clear(field);
  await user.type(field, '6/5/2026');
  await user.click(screen.getByRole('button', { name: 'Move all open steps' }));
  await waitFor(async () =>
    expect(await days()).toEqual(['2026-06-05', '2026-06-11', '2026-06-12', '2026-07-03', '2026-07-10']),
  );
});

test('a step that is done on another day proposes to move what follows, by one tap', async () => {
  const { user, services } = visitPlans([aPlan({ startDay: dayAfter(today(), -2) })]);
  await user.click(await screen.findByRole('checkbox', { name: 'Title of move_parent' }));
  await user.click(await screen.findByRole('button', { name: 'Move what follows 2 days later' }));
  await waitFor(async () => expect((await days())[0]).toBe(dayAfter(today(), 6)));
  expect(screen.queryByRole('button', { name: /^Move what follows/ })).toBeNull();
  expect(services.seen.notices).toMatchObject([
    { text: expect.stringMatching(/^On another day than planned/), action: { label: 'Move what follows' } },
    { text: 'The plan is moved.' },
  ]);
});

test('a method is ended after a question, and what was not done of it is gone', async () => {
  const { user, services } = visitPlans([aPlan()]);
  await user.click(await screen.findByRole('button', { name: 'End' }));
  await waitFor(() => expect(screen.getByText('Ended early')).toBeTruthy());
  expect(services.seen.questions).toMatchObject([{ title: 'End Artificial swarm (Pagden)?' }]);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('the mating flights say from which temperature on, and on which days it is that warm', async () => {
  visitPlans([aPlan({ method: 'REARING' })]);
  const flights = (await screen.findByRole('checkbox', { name: 'Title of mating_flights' })).closest('li');
  await waitFor(() => expect(flights?.textContent).toContain('from 20°C. Forecast: Monday 22.'));
});

test('a hive without methods says so, and one that nobody sees is not found', async () => {
  visitPlans([]);
  expect(await screen.findByText('No methods yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Start a method' }).getAttribute('href')).toBe(
    '/hives/11/plans/create',
  );
});

test('a hive that nobody sees is not found', async () => {
  visitPlans([], '999');
  expect(await screen.findByRole('heading', { name: /not found/i })).toBeTruthy();
});
