import { dayAfter, seasonOfDay, type Units, usualUnits } from '@skep/domain';
import { fakePerson } from '@skep/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { dayOf } from '../agenda/calendar-days.ts';
import { aBloom, aSeasonApiary, type SeasonPart } from '../testing/fake-season.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { visit } from '../testing/visit.ts';
import { SeasonScreen } from './SeasonScreen.tsx';

const today = dayOf(new Date());
const season = seasonOfDay(today, false);

function visitSeason(part: SeasonPart = {}, path = '/season', units = usualUnits) {
  const session = { kind: 'signedIn' as const, person: { ...fakePerson, units } };
  return visit(<SeasonScreen />, { answers: fakeServer({ season: part }), path, session });
}
const rowOf = async (plant: string) => {
  const row = (await screen.findByText(plant, { ignore: 'button, button *, label *' })).closest('li');
  if (!row) throw new Error(`${plant} is in no row`);
  return within(row);
};
const plantButton = (name: string) => screen.findByRole('button', { name });

test('one tap says that a plant blooms since today, one more that it is over, and each can be undone', async () => {
  const { user, services } = visitSeason();
  await user.click(await plantButton('Willow'));
  const row = await rowOf('Willow');
  row.getByText(/^Since /);
  expect((await plantButton('Willow')).getAttribute('aria-disabled')).toBe('true');
  await user.click(row.getByRole('button', { name: 'Over' }));
  await screen.findByText(/^\d.* to \d/);
  screen.getByText('Nothing is noted as in bloom.');
  screen.getByRole('heading', { name: 'Over this season' });
  await waitFor(() => expect(services.seen.notices).toHaveLength(2));
  act(() => services.seen.notices.at(-1)?.action?.run());
  await screen.findByText(/^Since /);
  act(() => services.seen.notices[0]?.action?.run());
  await waitFor(() => expect(screen.queryByText(/^Since /)).toBeNull());
  expect((await plantButton('Willow')).getAttribute('aria-disabled')).toBeNull();
});

test('the days of a bloom can be changed, and it can be deleted', async () => {
  const firstDay = `${season}-01-01`;
  const { user } = visitSeason({ blooms: [aBloom({ season, plant: 'HAZEL', firstDay, lastDay: firstDay })] });
  await user.click((await rowOf('Hazel')).getByRole('button', { name: 'Change' }));
  const form = within(screen.getByRole('form', { name: 'Days of the bloom: Hazel' }));
  await user.click(form.getByRole('button', { name: /^Clear.*Last day/ }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByText(/^Since (January 1|1 January)$/);
  await user.click((await rowOf('Hazel')).getByRole('button', { name: 'Change' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByText('Nothing is noted as in bloom.');
  expect((await plantButton('Hazel')).getAttribute('aria-disabled')).toBeNull();
});

test('a day that has not come is refused at its field', async () => {
  const firstDay = `${season}-01-01`;
  const bloom = aBloom({ season, plant: 'HAZEL', firstDay, lastDay: dayAfter(today, 3) });
  const { user } = visitSeason({ blooms: [bloom] });
  await user.click((await rowOf('Hazel')).getByRole('button', { name: 'Change' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByLabelText(/^Last day/).getAttribute('aria-invalid')).toBe('true'));
});

test('each apiary has the plants of its region, and all others behind a button', async () => {
  const apiaries = [
    aSeasonApiary(),
    aSeasonApiary({ id: '2', name: 'Far away', zone: 'SOUTHERN', region: 'NEW_ZEALAND' }),
  ];
  const { user } = visitSeason({ apiaries }, '/season?apiary=2');
  await user.click(await plantButton('Manuka'));
  await rowOf('Manuka');
  expect(screen.queryByRole('button', { name: 'Heather' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Plants of other regions' }));
  await plantButton('Heather');
});

test.each<[Units['temperature'], RegExp, RegExp]>([
  ['celsius', /^312 °C·d since /, /above 5°C, added up\. 2 days without weather are not in it\.$/],
  ['fahrenheit', /^562 °F·d since /, /above 41°F, added up\. 2 days without weather are not in it\.$/],
])('the warmth of the season is shown in %s, with the days that lack', async (temperature, sum, about) => {
  const degreeDays = [
    {
      ...{ __typename: 'ApiaryDegreeDays' as const, apiaryId: '1' },
      ...{ sum: 312.4, fromDay: `${season}-01-01`, missingDays: 2 },
    },
  ];
  visitSeason({ degreeDays }, '/season', { ...usualUnits, temperature });
  await screen.findByText(sum);
  screen.getByText(about);
});

test('sets of rules are off at first, and stored on the device', async () => {
  const { user, services } = visitSeason();
  const honey = await screen.findByRole('switch', { name: /^Honey/ });
  expect(screen.queryByRole('switch', { checked: true })).toBeNull();
  await user.click(honey);
  await user.click(screen.getByRole('switch', { name: /^Spring/ }));
  expect(services.preference('inspections:seasonRules').get()).toBe('spring honey');
  await user.click(screen.getByRole('switch', { name: /^Honey/, checked: true }));
  expect(services.preference('inspections:seasonRules').get()).toBe('spring');
});

test('somebody else’s apiary is read only', async () => {
  const bloom = aBloom({ season, plant: 'IVY', firstDay: today, lastDay: null });
  visitSeason({ apiaries: [aSeasonApiary({ canNote: false })], blooms: [bloom] });
  expect((await rowOf('Ivy')).queryByRole('button')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Willow' })).toBeNull();
});

test('somebody without an apiary is shown the way to the first one', async () => {
  visitSeason({ apiaries: [] });
  const link = await screen.findByRole('link', { name: 'New apiary' });
  expect(link.getAttribute('href')).toBe('/apiaries/create');
});
