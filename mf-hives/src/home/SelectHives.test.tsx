import { givenMessages } from '@skep/i18n';
import { defineSlots, type SlotFilling } from '@skep/remote-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import type { RenameHivesMutationVariables } from '../generated/graphql.ts';
import { DeleteHivesMutation, RenameHivesMutation } from '../select-hives/many-hives.graphql.ts';
import { aFailure, aHive, anApiary, aQueen } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { answering } from '../testing/gateway.ts';
import { visit } from '../testing/visit.ts';
import { HomeScreen } from './HomeScreen.tsx';

const lake = { id: '1', name: 'By the lake' };
const orchard = { id: '2', name: 'Orchard' };
const apiaries = [
  anApiary({
    ...lake,
    hives: [
      aHive({
        id: '11',
        name: 'Linden',
        apiary: lake,
        queen: aQueen(),
        inspectionCount: 4,
        deviceIds: ['d1'],
      }),
      aHive({ id: '12', name: 'Willow', apiary: lake, inspectionCount: 1 }),
      aHive({ id: '13', name: 'Neighbour', apiary: lake, isOwner: false, canEdit: false }),
    ],
  }),
  anApiary({ ...orchard, hives: [aHive({ id: '21', name: 'Heather', apiary: orchard })] }),
];

const namesOf = (level: number) => screen.getAllByRole('heading', { level }).map((name) => name.textContent);
const bar = () => screen.findByRole('region', { name: 'What to do with the selected hives' });
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

async function visitSelecting(surroundings: Parameters<typeof visit>[1] = {}) {
  const visited = visit(<HomeScreen />, { answers: fakeServer(apiaries), ...surroundings });
  const { user } = visited;
  await user.click(await screen.findByRole('button', { name: 'Select hives' }));
  const actions = within(await bar());
  const step = async (name: string) => {
    await user.click(actions.getByRole('button', { name }));
    return within(await screen.findByRole('dialog'));
  };
  return { ...visited, actions, step };
}

test('hives are selected by their cards, counted, and left again; what is only looked at cannot be', async () => {
  const { user, actions } = await visitSelecting();
  await user.click(box('Linden'));
  await user.click(box('Heather'));
  expect(actions.getByText('2 hives selected')).toBeTruthy();
  await user.click(box('Heather'));
  expect(actions.getByText('1 hive selected')).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: 'Neighbour' })).toBeNull();
  expect(screen.getByText('Neighbour is shared with you read-only')).toBeTruthy();
  await user.click(actions.getByRole('button', { name: 'Stop selecting' }));
  await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Select hives' }));
});

test('all of an apiary are selected at once, by its box or its menu', async () => {
  const { user, actions } = await visitSelecting();
  const all = box('All 2 hives in By the lake');
  await user.click(all);
  expect(actions.getByText('2 hives selected')).toBeTruthy();
  await user.click(box('Willow'));
  expect([all.checked, all.indeterminate]).toEqual([false, true]);
  await user.click(screen.getByRole('button', { name: 'Actions for the apiary Orchard' }));
  await user.click(screen.getByRole('menuitem', { name: 'Select hives' }));
  expect(actions.getByText('2 hives selected')).toBeTruthy();
  expect(box('Heather').checked).toBe(true);
});

test('selecting one of many hives draws its card again, and no other', async () => {
  let drawn = 0;
  function Counting() {
    // A drawing that the click interrupts begins anew and was never seen.
    useEffect(() => {
      drawn += 1;
    });
    return null;
  }
  const counting: SlotFilling = {
    slot: 'hive-card/v1',
    remote: 'mf-counting',
    load: async () =>
      defineSlots({
        messages: givenMessages({}),
        fillings: {
          'hive-card/v1': async () => Counting,
        },
      }),
  };
  const hives = Array.from({ length: 60 }, (_, index) =>
    aHive({ id: `h${index}`, name: `Hive ${index}`, apiary: lake }),
  );
  const { user } = visit(<HomeScreen />, {
    answers: fakeServer([anApiary({ ...lake, hives })]),
    slots: [counting],
  });
  await waitFor(() => expect(drawn).toBeGreaterThanOrEqual(60));
  const before = drawn;
  await user.click(screen.getByRole('button', { name: 'Select hives' }));
  await bar();
  const changed: Node[] = [];
  const watcher = new MutationObserver((changes) => changed.push(...changes.map(({ target }) => target)));
  watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
  await user.click(box('Hive 7'));
  watcher.disconnect();
  const cards = new Set(changed.map((node) => node instanceof Element && node.closest('li')));
  expect([...cards].filter(Boolean)).toHaveLength(1);
  expect(drawn).toBe(before);
});

test('what other remotes do with hives is offered for one by its menu, and for those that are selected', async () => {
  const hiveActions = [
    { id: 'a treatment', label: 'New treatment', icon: 'drop', path: '/treatments/create' },
  ] as const;
  const { user, actions } = await visitSelecting({ hiveActions });
  await user.click(actions.getByRole('button', { name: 'Record' }));
  expect(screen.queryByRole('menu')).toBeNull();
  await user.click(box('All 2 hives in By the lake'));
  await user.click(actions.getByRole('button', { name: 'What to record of the selected hives' }));
  const many = screen.getByRole('menuitem', { name: 'New treatment' });
  expect(many.getAttribute('href')).toBe('/treatments/create?hiveIds=11,12');
  await user.click(actions.getByRole('button', { name: 'Stop selecting' }));
  await user.click(await screen.findByRole('button', { name: 'Actions for the hive Willow' }));
  const one = screen.getByRole('menuitem', { name: 'New treatment' });
  expect(one.getAttribute('href')).toBe('/treatments/create?hiveIds=12');
});

test('the menu of an apiary begins with its hives', async () => {
  const { user } = visit(<HomeScreen />, { answers: fakeServer(apiaries) });
  await user.click(await screen.findByRole('button', { name: 'Actions for the apiary By the lake' }));
  await user.click(screen.getByRole('menuitem', { name: 'Select hives' }));
  expect(within(await bar()).getByText('2 hives selected')).toBeTruthy();
});

test('space selects, cards below are out of reach, and escape ends it', async () => {
  const { user, actions } = await visitSelecting();
  box('Linden').focus();
  await user.keyboard(' ');
  box('Willow').focus();
  await user.keyboard(' ');
  expect(actions.getByText('2 hives selected')).toBeTruthy();
  // jsdom does not know it: the browser tests go from box to box by tab.
  expect(box('Linden').closest('li')?.querySelector('[inert]')).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
});

test('what a search hides stays selected, and the page says so', async () => {
  const { user, actions } = await visitSelecting();
  await user.click(box('All 2 hives in By the lake'));
  await user.type(screen.getByRole('searchbox'), 'linden');
  expect(await actions.findByText('2 hives selected, 1 not shown')).toBeTruthy();
});

test('without a hive each action says what to do first', async () => {
  const { user, actions, services } = await visitSelecting();
  await user.click(actions.getByRole('button', { name: 'Delete' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(services.seen.notices).toMatchObject([{ text: 'Select at least one hive first.' }]);
});

test('hives that are shared with the person are neither moved nor deleted', async () => {
  const shared = aHive({ id: '31', name: 'Shared', apiary: lake, isOwner: false });
  const { user, step, actions, services } = await visitSelecting({
    answers: fakeServer([anApiary({ ...lake, hives: [shared] })]),
  });
  await user.click(box('Shared'));
  await user.click(actions.getByRole('button', { name: 'Move' }));
  expect(services.seen.notices).toMatchObject([
    { text: expect.stringContaining('You can only move or delete your own hives') },
  ]);
  expect((await step('Colour')).getByRole('heading', { name: 'Colour 1 hive' })).toBeTruthy();
});

test('hives of several apiaries move to one', async () => {
  const { user, step, services } = await visitSelecting();
  await user.click(box('Willow'));
  await user.click(box('Heather'));
  const dialog = await step('Move');
  await user.click(dialog.getByRole('button', { name: 'Move 2 hives' }));
  expect(
    await dialog.findByRole('combobox', { description: 'Choose an apiary to move them to.' }),
  ).toBeTruthy();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Move to' }), 'Orchard');
  await user.click(dialog.getByRole('button', { name: 'Move 2 hives' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const here = within(screen.getByRole('region', { name: 'Orchard' }));
  expect(here.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)).toEqual([
    'Heather',
    'Willow',
  ]);
  expect(services.seen.notices).toMatchObject([{ text: '2 hives are now in Orchard.' }]);
});

test('with one apiary only, moving says what is needed first', async () => {
  const { user, step } = await visitSelecting({
    answers: fakeServer([anApiary({ ...lake, hives: [aHive({ name: 'Linden', apiary: lake })] })]),
  });
  await user.click(box('Linden'));
  const dialog = await step('Move');
  expect(dialog.getByRole('link', { name: 'New apiary' })).toBeTruthy();
});

test('hives get one colour', async () => {
  const { user, step, services } = await visitSelecting();
  await user.click(box('All 2 hives in By the lake'));
  const dialog = await step('Colour');
  const colours = dialog.getAllByRole('radio');
  await user.click(dialog.getByRole('button', { name: 'Paint 2 hives' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('Choose a colour.');
  await user.click(colours[5] as HTMLElement);
  await user.click(dialog.getByRole('button', { name: 'Paint 2 hives' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(services.seen.notices).toMatchObject([{ text: '2 hives have a new colour.' }]);
});

test('hives are named by a word and running numbers, seen before, in the order in which they are shown', async () => {
  const sent: RenameHivesMutationVariables[] = [];
  const noting = answering(RenameHivesMutation, (variables) => {
    sent.push(variables);
    return { renameHives: { __typename: 'ChangedHives', hives: [] } };
  });
  const { user, step } = await visitSelecting({ answers: [...fakeServer(apiaries), noting] });
  await user.click(box('Heather'));
  await user.click(box('Willow'));
  const dialog = await step('Rename');
  const word = dialog.getByRole('textbox', { name: 'Name before the number' });
  await user.clear(word);
  await user.click(dialog.getByRole('button', { name: 'Rename 2 hives' }));
  expect(sent).toEqual([]);
  await user.type(word, 'Heath');
  const number = dialog.getByRole('spinbutton', { name: 'First number' });
  await user.clear(number);
  await user.type(number, '9');
  expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Willow becomes Heath 9',
    'Heather becomes Heath 10',
  ]);
  await user.click(dialog.getByRole('button', { name: 'Rename 2 hives' }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        names: [
          { id: '12', name: 'Heath 9' },
          { id: '21', name: 'Heath 10' },
        ],
      },
    ]),
  );
});

test('their tags are printed where all tags are', async () => {
  const { user, actions } = await visitSelecting();
  await user.click(box('Willow'));
  await user.click(box('Heather'));
  expect(actions.getByRole('link', { name: 'Tags' }).getAttribute('href')).toBe(
    '/hivetags/print?hives=12,21',
  );
});

test('their record cards are printed on a page of their own', async () => {
  const { user, actions } = await visitSelecting();
  await user.click(box('Willow'));
  await user.click(box('Heather'));
  expect(actions.getByRole('link', { name: 'Record cards' }).getAttribute('href')).toBe(
    '/registers/record-cards?hives=12,21',
  );
});

test('before hives are deleted it is said what goes with them and what stays', async () => {
  const { user, step, services } = await visitSelecting();
  await user.click(box('All 2 hives in By the lake'));
  const dialog = await step('Delete');
  expect(dialog.getByText('Linden and Willow')).toBeTruthy();
  expect(dialog.getByText(/The 2 hives will be deleted with 1 queen and 5 inspections/)).toBeTruthy();
  expect(dialog.getByText(/1 device will be unlinked/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Delete 2 hives' }));
  await waitFor(() => expect(namesOf(3)).toEqual(['Neighbour', 'Heather']));
  await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
  expect(services.seen.notices).toMatchObject([{ text: '2 hives deleted.' }]);
});

test('what is refused is shown in the dialog, and the selection stays', async () => {
  const refusing = answering(DeleteHivesMutation, () => ({ deleteHives: aFailure('NOT_FOUND') }));
  const { user, step, actions } = await visitSelecting({ answers: [...fakeServer(apiaries), refusing] });
  await user.click(box('Heather'));
  const dialog = await step('Delete');
  await user.click(dialog.getByRole('button', { name: 'Delete 1 hive' }));
  expect(await dialog.findByRole('alert')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(actions.getByText('1 hive selected')).toBeTruthy();
  expect(box('Heather').checked).toBe(true);
});
