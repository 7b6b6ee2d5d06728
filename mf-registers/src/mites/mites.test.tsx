import { dayAfter } from '@skep/domain';
import { visiting } from '@skep/remote-kit/visit';
import { screen, waitFor, within } from '@testing-library/react';
import { today } from '../entry-forms/begun-with.ts';
import { CorrectScreen } from '../entry-forms/CorrectScreen.tsx';
import type { MiteCountInput, MiteThresholdsInput } from '../generated/graphql.ts';
import { aMiteCount } from '../testing/entries.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { aMiteSeason, aSeasonCount } from '../testing/mites.ts';
import { CountMitesScreen } from './CountMitesScreen.tsx';
import { HiveMitesScreen } from './HiveMitesScreen.tsx';
import { MitesScreen } from './MitesScreen.tsx';
import { miteCurveMessages } from './mite-curve-messages.ts';
import { ThresholdsScreen } from './ThresholdsScreen.tsx';

const visit = visiting(miteCurveMessages);
const count = (sent: MiteCountInput[], path = '/registers/mites/create?hiveIds=1,2') =>
  visit(<CountMitesScreen />, { path, answers: fakeServer({ onMiteCount: (input) => sent.push(input) }) });
const mitesOf = (hive: string) => screen.findByRole('spinbutton', { name: new RegExp(`^Mites in ${hive}`) });

test('a count says per cent and its range while it is typed, and is sent with the bees of each sample', async () => {
  const sent: MiteCountInput[] = [];
  const { user, services } = count(sent);
  await user.type(await mitesOf('Hive 1'), '6');
  expect(await screen.findByText('0.9 to 4.3%')).toBeTruthy();
  await user.type(await mitesOf('Hive 2'), '0');
  await user.click(screen.getByRole('checkbox', { name: 'No brood in Hive 2' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(services.seen.paths).toEqual(['/registers/mites']));
  expect(sent).toEqual([
    expect.objectContaining({
      ...{ method: 'WASH', day: today() },
      counts: [
        { hiveId: '1', mites: 6, bees: 300, isBroodless: false },
        { hiveId: '2', mites: 0, bees: 300, isBroodless: true },
      ],
    }),
  ]);
});

test('more mites than bees are refused with words, and no per cent is shown of them', async () => {
  const sent: MiteCountInput[] = [];
  const { user } = count(sent, '/registers/mites/create?hiveIds=1');
  await user.type(await mitesOf('Hive 1'), '301');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText(/^There are more mites than bees here/)).length).toBeGreaterThan(0);
  expect(screen.queryByText(/%$/)).toBeNull();
  expect(sent).toEqual([]);
});

test('who wants to treat is led to the treatment of the counted hives', async () => {
  const { user, services } = count([], '/registers/mites/create?hiveIds=1,2');
  await user.type(await mitesOf('Hive 1'), '12');
  await user.type(await mitesOf('Hive 2'), '9');
  await user.click(screen.getByRole('radio', { name: 'Treat these hives' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(services.seen.paths).toEqual(['/registers/treatments/create?hiveIds=1,2']));
});

test('a board asks for its days, and for no bees', async () => {
  const sent: MiteCountInput[] = [];
  const { user } = count(sent, '/registers/mites/create?hiveIds=1');
  await user.click(await screen.findByRole('radio', { name: 'Natural drop' }));
  expect(screen.queryByRole('spinbutton', { name: /^Bees/ })).toBeNull();
  await user.type(await mitesOf('Hive 1'), '70');
  expect(await screen.findByText('10 a day')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ method: 'NATURAL_DROP', days: 7, counts: [{ mites: 70 }] });
});

test('each hive shows its last count, how old it is, and its level in words', async () => {
  visit(<MitesScreen />, { answers: fakeServer() });
  const hive = (await screen.findByRole('link', { name: 'Hive 1' })).closest('li');
  if (!hive) throw new Error('The hive stands in no list');
  within(hive).getByText('1%');
  within(hive).getByText(/5 days ago$/);
  expect(screen.getByText('Not counted this season')).toBeTruthy();
});

test('a measure without a medicine is judged by the counts before and after it, under its own name', async () => {
  const season = aMiteSeason();
  const treatments = season.treatments.map((treatment) => ({
    ...{ ...treatment, product: null, substance: null, measure: 'QUEEN_CAGING' as const },
  }));
  visit(<MitesScreen />, { answers: fakeServer({ season: { ...season, treatments } }) });
  const title = await screen.findByRole('heading', { name: 'Queen caging' });
  expect(title.closest('li')?.textContent).toContain('%');
});

test('a hive that is gone is not counted any more, and is listed for its counts', async () => {
  visit(<MitesScreen />, { answers: fakeServer({ goneHives: ['3', '4'] }) });
  expect(await screen.findByRole('link', { name: 'Hive 3' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Hive 4' })).toBeNull();
  expect(screen.queryByText('Not counted this season')).toBeNull();
});

test('a count of a hive that is gone asks for no other', async () => {
  const season = aMiteSeason({ treatments: [] });
  const counts = season.counts.map((count) => ({ ...count, recountDay: count.day }));
  visit(<MitesScreen />, {
    answers: fakeServer({ goneHives: ['1', '2', '3'], season: { ...season, counts } }),
  });
  expect(await screen.findByRole('link', { name: 'Hive 1' })).toBeTruthy();
  expect(screen.queryByText(/^Recount due since/)).toBeNull();
});

test('efficacy is shown over all hives and for each, with its range', async () => {
  visit(<MitesScreen />, { answers: fakeServer() });
  // 15 mites left of 54, in as many bees: 1 − 15/54.
  expect(await screen.findByText(/^Samples, 2 hives: 72% \(51 to 84%\)$/)).toBeTruthy();
  expect(screen.getByText(/^Hive 1: 90% \(.*\)$/)).toBeTruthy();
  expect(screen.getByText('30 in 300 bees: 10% → 3 in 300 bees: 1%')).toBeTruthy();
});

test('of an efficacy that may have been nothing it is said that too few mites were counted', async () => {
  const season = aMiteSeason();
  const counts = season.counts.map((count) => ({ ...count, mites: count.mites > 10 ? 2 : 0 }));
  visit(<MitesScreen />, { answers: fakeServer({ season: { ...season, counts } }) });
  expect(
    (await screen.findAllByText(/100% \(below 0 to 100%: too few mites counted\)/)).length,
  ).toBeGreaterThan(0);
});

test('two weeks after a treatment a count is due', async () => {
  const season = aMiteSeason();
  const before = season.counts.filter(({ day }) => day < dayAfter(today(), -10));
  visit(<MitesScreen />, { answers: fakeServer({ season: { ...season, counts: before } }) });
  expect(await screen.findAllByText(/^Recount due since/)).toHaveLength(2);
  const all = screen.getByRole('link', { name: 'Count all that are due (2)' });
  expect(all.getAttribute('href')).toBe('/registers/mites/create?hiveIds=1,2');
});

test('a hive says where its count leads, and how far it was off before', async () => {
  const day = (ago: number) => dayAfter(today(), -ago);
  const counts = [aSeasonCount('1', day(40), 6), aSeasonCount('1', day(10), 12)];
  visit(<HiveMitesScreen />, {
    ...{ path: '/registers/mites/hives/1', route: '/registers/mites/hives/:hiveId' },
    answers: fakeServer({ season: aMiteSeason({ counts, treatments: [] }) }),
  });
  // Twice 4% in 30 days, 28 of them.
  expect(await screen.findByText(/^In 28 days about 7.6% /)).toBeTruthy();
  expect(
    screen.getByText(/^Earlier forecasts for this hive \(1\) were off by 0% on average; 1 were/),
  ).toBeTruthy();
});

test('thresholds are filled in from a source, changed and saved', async () => {
  const sent: MiteThresholdsInput[] = [];
  const { user } = visit(<ThresholdsScreen />, {
    answers: fakeServer({ onThresholds: (input) => sent.push(input) }),
  });
  await user.selectOptions(await screen.findByRole('combobox'), 'Honey Bee Health Coalition');
  expect(screen.getByText(/Tools for Varroa Management/)).toBeTruthy();
  const [first] = screen.getAllByRole('spinbutton', { name: /^Threshold from/ });
  if (!first) throw new Error('There are no fields');
  await user.clear(first);
  await user.type(first, '4');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.sample).toEqual([{ fromMonth: 1, amber: 2, red: 4 }]);
});

test('a count is corrected from what was written, with a reason', async () => {
  const sent: MiteCountInput[] = [];
  const { user } = visit(<CorrectScreen />, {
    ...{ path: '/registers/3/correct', route: '/registers/:id/correct' },
    answers: fakeServer({ entries: [aMiteCount()], onMiteCount: (input) => sent.push(input) }),
  });
  await user.type(await screen.findByRole('textbox', { name: /^Reason for the correction/ }), 'Read wrongly');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ correctsId: '3', counts: [{ mites: 6 }, { mites: 12 }] });
});

test('the page of a hive that is not there has a title that lacks no name', async () => {
  visit(<HiveMitesScreen />, {
    ...{ path: '/registers/mites/hives/404', route: '/registers/mites/hives/:hiveId' },
    answers: fakeServer(),
  });
  expect(await screen.findByText('Hive not found')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Varroa mites');
});
