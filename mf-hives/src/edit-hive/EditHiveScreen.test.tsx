import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { screen, waitFor, within } from '@testing-library/react';
import type { UpdateHiveMutationVariables } from '../generated/graphql.ts';
import { aFailure, aHive, aHiveType, anApiary, catalogue, layersOf } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { answering } from '../testing/gateway.ts';
import { visit } from '../testing/visit.ts';
import { EditHiveQuery, EveryHiveQuery } from './EditHiveScreen.graphql.ts';
import { EditHiveScreen } from './EditHiveScreen.tsx';
import { ShowInHomeAssistantMutation } from './HomeAssistantCard.graphql.ts';
import { UpdateHiveMutation } from './useSaveHive.graphql.ts';

const lake = { id: '1', name: 'By the lake' };
const stored = aHive({
  id: '12',
  revision: 3,
  name: 'Hive 2',
  order: 2,
  apiary: lake,
  type: aHiveType('3', 'Warré', 'TRADITIONAL'),
  layers: layersOf('12', ['HONEY', 'BROOD', 'BROOD'], ['#ffe900']),
  inspectionCount: 4,
});

/** A server that notes every save and gives the answers in turn, then success. */
function serverThatNotes(hive: ReturnType<typeof aHive>, ...answers: object[]) {
  const sent: UpdateHiveMutationVariables[] = [];
  const apiaries = [anApiary({ ...lake, hives: [hive] }), anApiary({ id: '2', name: 'Orchard' })];
  const fake = answering(UpdateHiveMutation, (variables) => {
    sent.push(variables);
    return { updateHive: answers[sent.length - 1] ?? { ...hive, name: variables.input.name, revision: 9 } };
  });
  return { sent, answers: [...fakeServer(apiaries), fake] };
}

async function visitHive(surroundings: Parameters<typeof visit>[1] = {}) {
  const visited = visit(<EditHiveScreen />, {
    path: '/hives/12/edit',
    route: '/hives/:id/edit',
    ...surroundings,
  });
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name of the hive' });
  const save = () => visited.user.click(screen.getByRole('button', { name: 'Save' }));
  return { ...visited, name, save };
}

const layerNames = () =>
  screen
    .getAllByRole('button', { expanded: false })
    .map((button) => button.textContent)
    .filter((text) => /super|box|excluder/.test(text ?? ''));

test('what is changed is saved against the revision that was read', async () => {
  const { sent, answers } = serverThatNotes(stored);
  const { user, services, name, save } = await visitHive({ answers });
  await user.clear(name);
  await user.type(name, 'Hive 2b');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Apiary' }), 'Orchard');
  await user.clear(screen.getByRole('spinbutton', { name: 'Position in the apiary' }));
  expect(services.seen.isUnsaved).toBe(true);
  await save();
  await waitFor(() => expect(services.seen.paths).toEqual(['/']));
  expect(services.seen.isUnsaved).toBe(false);
  expect(sent).toMatchObject([
    {
      id: '12',
      revision: 3,
      input: {
        name: 'Hive 2b',
        apiaryId: '2',
        typeId: '3',
        layers: [
          { id: '12-0', kind: 'HONEY', color: '#ffe900', frameCount: 10 },
          { id: '12-1', kind: 'BROOD', frameCount: 10 },
          { id: '12-2', kind: 'BROOD', frameCount: 10 },
        ],
      },
    },
  ]);
  expect(sent[0]?.input.order).toBeNull();
  expect(sent[0]?.input.timeZone).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
});

test('layers are added, moved and removed by buttons and keys, without a pointer', async () => {
  const { sent, answers } = serverThatNotes(stored);
  const { user, save } = await visitHive({ answers });
  await user.click(screen.getByRole('button', { name: 'Queen excluder' }));
  expect(layerNames()).toEqual([
    'Honey super10 frames',
    'Queen excluder',
    'Brood box10 frames',
    'Brood box10 frames',
  ]);
  expect(screen.getByRole('img', { name: '1 honey super, 1 queen excluder, 2 brood boxes' })).toBeTruthy();

  screen.getByRole('button', { name: /Honey super 10/ }).focus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(layerNames()[1]).toBe('Honey super10 frames');
  expect(screen.getByText('The honey super is now number 2 of 4 from the top.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Move the honey super up' }));
  expect(layerNames()[0]).toBe('Honey super10 frames');

  await user.click(screen.getByRole('button', { name: /Honey super 10/ }));
  await user.click(screen.getByRole('button', { name: 'Remove this honey super' }));
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.input.layers.map(({ id, kind }) => [id, kind])).toEqual([
    [undefined, 'QUEEN_EXCLUDER'],
    ['12-1', 'BROOD'],
    ['12-2', 'BROOD'],
  ]);
});

test('one layer has its own colour and frames; the hive paints and fills all of them', async () => {
  const { sent, answers } = serverThatNotes(stored);
  const { user, save } = await visitHive({ answers });
  await user.click(screen.getAllByRole('button', { name: /Brood box 10/ })[0] as HTMLElement);
  const ofLayer = within(screen.getByRole('radiogroup', { name: 'Colour of this box' }));
  await user.click(ofLayer.getByRole('radio', { name: 'Blue' }));
  await user.clear(screen.getByRole('spinbutton', { name: 'Frames' }));
  await user.type(screen.getByRole('spinbutton', { name: 'Frames' }), '6');
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.input.layers[1]).toMatchObject({ color: '#094da0', frameCount: 6 });
});

test('painting the hive paints every layer, and frames go into every box', async () => {
  const { sent, answers } = serverThatNotes(stored);
  const { user, save } = await visitHive({ answers });
  const ofHive = within(screen.getByRole('radiogroup', { name: 'Colour of the hive' }));
  await user.click(ofHive.getByRole('radio', { name: 'Red' }));
  await user.click(screen.getByRole('button', { name: 'More: Frames in every box' }));
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.input.color).toBe('#d80d0d');
  expect(sent[0]?.input.layers.map(({ color, frameCount }) => [color, frameCount])).toEqual([
    [undefined, 11],
    [undefined, 11],
    [undefined, 11],
  ]);
});

test('choosing a type copies its sizes', async () => {
  const { user } = await visitHive(serverThatNotes(stored));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type of hive' }), 'Langstroth');
  expect(screen.getByRole('spinbutton', { name: 'Brood box width' })).toHaveProperty('value', '65.0');
  expect(screen.getByRole('spinbutton', { name: 'Frame height' })).toHaveProperty('value', '20.3');
});

test('a fault is shown at its field, and an open layer shows its own', async () => {
  const { sent, answers } = serverThatNotes(stored);
  const { user, name, save } = await visitHive({ answers });
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: /Honey super 10/ }));
  await user.clear(screen.getByRole('spinbutton', { name: 'Frames' }));
  await user.type(screen.getByRole('spinbutton', { name: 'Frames' }), '41');
  await save();
  const summary = await screen.findByRole('alert', {
    name: 'Nothing changed: some answers are missing or need correcting',
  });
  const lines = within(summary)
    .getAllByRole('link')
    .map((link) => link.textContent);
  expect(lines).toEqual(['Name of the hive', 'Frames in box 1']);
  await user.click(within(summary).getByRole('link', { name: 'Frames in box 1' }));
  const frames = screen.getByRole('spinbutton', { name: 'Frames' });
  expect(document.activeElement).toBe(frames);
  expect(sent).toEqual([]);
  // It stays open while it is put right.
  await user.clear(frames);
  await user.type(frames, '9');
  expect(document.activeElement).toBe(frames);
});

test('what the server refuses is shown at its field, and nothing typed is lost', async () => {
  const refusal = aFailure('INVALID_INPUT', [{ path: 'name', code: 'unsupported_characters' }]);
  const { user, name, save, services } = await visitHive(serverThatNotes(stored, refusal));
  await user.type(name, ' new');
  await save();
  expect(
    await screen.findByRole('textbox', { name: 'Name of the hive', description: /cannot be saved/ }),
  ).toBe(name);
  expect(name.value).toBe('Hive 2 new');
  expect(services.seen.paths).toEqual([]);
});

test.each([
  ['is refused', () => ({ updateHive: aFailure('TOO_MANY_REQUESTS') })],
  [
    'goes wrong in the gateway',
    () => {
      throw new CombinedGraphQLErrors({ data: null, errors: [{ message: 'Unexpected.' }] });
    },
  ],
  [
    'does not get through',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('a save that %s can be tried again, and nothing typed is lost', async (_how, answer: () => object) => {
  const { sent, answers } = serverThatNotes(stored);
  let isFirst = true;
  const failingOnce = answering(UpdateHiveMutation, ({ input }) => {
    if (!isFirst) return { updateHive: { ...stored, name: input.name, revision: 9 } };
    isFirst = false;
    return answer();
  });
  const { user, name, save, services } = await visitHive({ answers: [...answers, failingOnce] });
  await user.type(name, ' new');
  await save();
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBeNull();
  expect(name.value).toBe('Hive 2 new');
  await save();
  await waitFor(() => expect(services.seen.paths).toEqual(['/']));
  expect(sent).toEqual([]);
});

describe('when somebody else saved the hive meanwhile', () => {
  const theirs = { ...stored, revision: 7, name: 'Hive 2, split', layers: layersOf('12', ['BROOD']) };
  const conflict = { __typename: 'HiveConflict', current: theirs };

  async function meetConflict() {
    const { sent, answers } = serverThatNotes(stored, conflict);
    const visited = await visitHive({ answers });
    await visited.user.type(visited.name, ' mine');
    await visited.save();
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Someone else changed this while you were working' }),
    );
    return { ...visited, sent, dialog };
  }

  test('both are shown, and going back to the form loses nothing', async () => {
    const { user, dialog, name } = await meetConflict();
    expect(dialog.getByText('Hive 2, split')).toBeTruthy();
    expect(dialog.getByText('Hive 2 mine')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(name.value).toBe('Hive 2 mine');
  });

  test('mine is saved over their revision', async () => {
    const { user, dialog, sent, services } = await meetConflict();
    await user.click(dialog.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(services.seen.paths).toEqual(['/']));
    expect(sent.map(({ revision, input }) => [revision, input.name])).toEqual([
      [3, 'Hive 2 mine'],
      [7, 'Hive 2 mine'],
    ]);
  });

  test('theirs is loaded into the form, and the next save is made on it', async () => {
    const { user, dialog, sent, name, save } = await meetConflict();
    await user.click(dialog.getByRole('button', { name: 'Load theirs' }));
    expect(name.value).toBe('Hive 2, split');
    expect(layerNames()).toEqual(['Brood box10 frames']);
    await save();
    await waitFor(() => expect(sent[1]).toMatchObject({ revision: 7, input: { name: 'Hive 2, split' } }));
  });
});

test('a hive that is deleted from its form is left at once, with nothing that asks or fails on the way', async () => {
  const { user, services, name } = await visitHive(serverThatNotes(stored));
  await user.type(name, ' changed');
  await user.click(screen.getByRole('button', { name: 'Delete hive' }));
  await waitFor(() => expect(services.seen.paths).toEqual(['/']));
  expect(services.seen.questions[0]?.text).toContain('its 4 inspections');
  expect(services.seen.isUnsaved).toBe(false);
  expect(services.seen.notices).toMatchObject([{ kind: 'success' }]);
});

test('a shared hive can be edited but neither moved nor deleted', async () => {
  await visitHive(serverThatNotes({ ...stored, isOwner: false }));
  expect(screen.getByRole('textbox', { name: 'Apiary' })).toHaveProperty('disabled', true);
  expect(screen.queryByRole('button', { name: 'Delete hive' })).toBeNull();
});

test('a hive that is shared to look at says so', async () => {
  visit(<EditHiveScreen />, {
    path: '/hives/12/edit',
    route: '/hives/:id/edit',
    ...serverThatNotes({ ...stored, isOwner: false, canEdit: false }),
  });
  expect(await screen.findByText(/Ask its owner/)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a hive that does not exist, or is somebody else’s, is reported with a way on', async () => {
  visit(<EditHiveScreen />, {
    path: '/hives/99/edit',
    route: '/hives/:id/edit',
    ...serverThatNotes(stored),
  });
  expect(await screen.findByRole('heading', { name: 'Hive not found' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to all hives' }).getAttribute('href')).toBe('/');
});

test('without a network a hive whose form was never opened opens with prefetched data of all', async () => {
  const apiaries = [anApiary({ ...lake, hives: [stored] })];
  const ahead = answering(EveryHiveQuery, () => ({ apiaries, hiveCatalogue: catalogue }));
  const { name } = await visitHive({ answers: [ahead] });
  expect(name.value).toBe('Hive 2');
});

test('one of which nothing is known here says that there is no network, not that it is gone', async () => {
  const ahead = answering(EveryHiveQuery, () => ({ apiaries: [], hiveCatalogue: catalogue }));
  visit(<EditHiveScreen />, { path: '/hives/12/edit', route: '/hives/:id/edit', answers: [ahead] });
  await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByRole('link', { name: /hives/ })).toBeNull();
});

const withHomeAssistant = (hive: ReturnType<typeof aHive>, hiveIds: readonly string[] = []) =>
  answering(EditHiveQuery, () => ({
    hive,
    colonyHistory: null,
    apiaries: [anApiary({ ...lake, hives: [hive] })],
    hiveCatalogue: catalogue,
    homeAssistant: { __typename: 'HomeAssistant', hiveIds },
  }));
const homeAssistant = { name: /^Show in Home Assistant/ };

test('an own hive is shown in Home Assistant by a switch, which goes back if that fails', async () => {
  const sent: object[] = [];
  const answers = [
    withHomeAssistant(stored),
    answering(ShowInHomeAssistantMutation, (variables) => {
      sent.push(variables);
      return {
        showInHomeAssistant:
          sent.length === 1 ? { __typename: 'HomeAssistant', hiveIds: ['12'] } : aFailure('NOT_FOUND'),
      };
    }),
  ];
  const { user, services } = await visitHive({ answers });
  const toggle = screen.getByRole<HTMLInputElement>('switch', homeAssistant);
  expect(toggle.checked).toBe(false);
  await user.click(toggle);
  await waitFor(() => expect(sent).toEqual([{ hiveId: '12', isShown: true }]));
  expect(toggle.checked).toBe(true);
  await user.click(toggle);
  await waitFor(() => expect(sent.length).toBe(2));
  await waitFor(() => expect(toggle.checked).toBe(true));
  // It is no part of the form.
  expect(services.seen.isUnsaved).toBe(false);
});

test.each([
  ['where the service publishes none', serverThatNotes(stored).answers],
  ['for a hive of another person', [withHomeAssistant({ ...stored, isOwner: false })]],
])('there is no switch for Home Assistant %s', async (_, answers) => {
  await visitHive({ answers });
  expect(screen.queryByRole('switch', homeAssistant)).toBeNull();
});
