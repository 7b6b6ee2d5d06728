import { screen, waitFor, within } from '@testing-library/react';
import { FavouriteHiveMutation } from '../favourite/useFavourite.graphql.ts';
import { aFailure, aHive, anApiary } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { answering, neverAnswering } from '../testing/gateway.ts';
import { visit } from '../testing/visit.ts';
import { HomeScreen } from './HomeScreen.tsx';

const lake = { id: '1', name: 'By the lake' };
const orchard = { id: '2', name: 'Orchard' };
const apiaries = [
  anApiary({
    ...lake,
    hives: [
      aHive({ id: '11', name: 'Linden', apiary: lake, order: 1 }),
      aHive({ id: '12', name: 'Willow', apiary: lake, order: 2 }),
      aHive({ id: '13', name: 'Oak', apiary: lake, order: 3, isFavourite: true }),
    ],
  }),
  anApiary({ ...orchard, hives: [aHive({ id: '21', name: 'Heather', apiary: orchard })] }),
];

const namesOf = (level: number) => screen.getAllByRole('heading', { level }).map((name) => name.textContent);
const stars = () => screen.getAllByRole('img', { name: 'Favourite' });

async function visitHome(answers = fakeServer(apiaries)) {
  const visited = visit(<HomeScreen />, { answers });
  await screen.findByRole('heading', { name: 'Linden' });
  const { user } = visited;
  const choose = async (menu: string, item: string) => {
    await user.click(screen.getByRole('button', { name: menu }));
    await user.click(screen.getByRole('menuitem', { name: item }));
  };
  return { ...visited, choose };
}

test('favourites come first and bear a star, the others in their order after them', async () => {
  await visitHome();
  expect(namesOf(3)).toEqual(['Oak', 'Linden', 'Willow', 'Heather']);
  expect(stars()).toHaveLength(1);
  const card = screen.getByRole('heading', { name: 'Oak' }).closest('li');
  expect(card && within(card).getByRole('img', { name: 'Favourite' })).toBeTruthy();
});

test('a hive is made a favourite by its menu, and stops being one', async () => {
  const { choose } = await visitHome();
  await choose('Actions for the hive Willow', 'Mark as favourite');
  await waitFor(() => expect(namesOf(3)).toEqual(['Willow', 'Oak', 'Linden', 'Heather']));
  await choose('Actions for the hive Oak', 'Remove from favourites');
  await waitFor(() => expect(namesOf(3)).toEqual(['Willow', 'Linden', 'Oak', 'Heather']));
});

test('an apiary is made a favourite by its menu', async () => {
  const { choose } = await visitHome();
  await choose('Actions for the apiary Orchard', 'Mark as favourite');
  await waitFor(() => expect(namesOf(2)).toEqual(['Orchard', 'By the lake']));
  const heading = screen.getByRole('region', { name: 'Orchard' });
  expect(within(heading).getByRole('img', { name: 'Favourite' })).toBeTruthy();
});

test('the star is there before the server answers', async () => {
  const { choose } = await visitHome([...fakeServer(apiaries), neverAnswering(FavouriteHiveMutation)]);
  await choose('Actions for the hive Linden', 'Mark as favourite');
  await waitFor(() => expect(stars()).toHaveLength(2));
});

test('the star goes again when the server refuses, and the reason is shown', async () => {
  const refusing = answering(FavouriteHiveMutation, () => ({ setFavouriteHive: aFailure('NOT_FOUND') }));
  const { choose, services } = await visitHome([...fakeServer(apiaries), refusing]);
  await choose('Actions for the hive Linden', 'Mark as favourite');
  await waitFor(() => expect(services.seen.notices).toMatchObject([{ kind: 'problem' }]));
  expect(stars()).toHaveLength(1);
});
