import { screen, waitFor, within } from '@testing-library/react';
import type { CreateQueenMutationVariables, UpdateQueenMutationVariables } from '../generated/graphql.ts';
import { aFailure, aHive, aQueen, catalogue } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { answering } from '../testing/gateway.ts';
import { visit } from '../testing/visit.ts';
import { QueenQuery } from './QueenScreen.graphql.ts';
import { QueenScreen } from './QueenScreen.tsx';
import { CreateQueenMutation, DeleteQueenMutation, UpdateQueenMutation } from './useSaveQueen.graphql.ts';

const beatrix = aQueen({
  id: 'q2',
  revision: 3,
  name: 'Beatrix',
  race: 'Carnica',
  color: '#4a90e2',
  birthDate: '2025-06-01',
});
const juliana = aQueen({ id: 'q1', name: 'Juliana', birthDate: '2022-05-01' });

interface Scene {
  queens?: ReturnType<typeof aQueen>[];
  canEdit?: boolean;
  /** Answers of the server to what is saved, in turn; then success. */
  refusals?: readonly object[];
  /** Default: `/`. */
  cameFrom?: string;
}

function visitQueen({
  queens = [beatrix, juliana],
  canEdit = true,
  refusals = [],
  cameFrom = '/',
}: Scene = {}) {
  const sent: (CreateQueenMutationVariables | UpdateQueenMutationVariables)[] = [];
  const deleted: string[] = [];
  const note = (variables: (typeof sent)[number]) => {
    sent.push(variables);
    return refusals[sent.length - 1] ?? aQueen({ id: 'q3' });
  };
  const visited = visit(<QueenScreen />, {
    path: '/hives/12/edit?queenEdit=true',
    route: '/hives/:id/edit',
    cameFrom,
    answers: [
      ...fakeServer([]),
      answering(QueenQuery, () => ({
        hive: aHive({ id: '12', name: 'Hive 2', canEdit }),
        hiveQueens: queens,
        queenRegister: [],
        hiveCatalogue: catalogue,
      })),
      answering(CreateQueenMutation, (variables) => ({ createQueen: note(variables) })),
      answering(UpdateQueenMutation, (variables) => ({ updateQueen: note(variables) })),
      answering(DeleteQueenMutation, ({ id }) => {
        deleted.push(id);
        return { deleteQueen: { __typename: 'Done', done: true } };
      }),
    ],
  });
  const save = () => visited.user.click(screen.getByRole('button', { name: 'Save' }));
  const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Name of the queen' });
  return { ...visited, sent, deleted, save, name };
}

const earlierNames = () =>
  within(screen.getByRole('heading', { name: 'Earlier queens' }).closest('section') ?? document.body)
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('after saving a queen one lands where one came from', async () => {
  const { user, save, name, services } = visitQueen({ cameFrom: '/queens?search=beatrix' });
  await user.type(await name(), ' II');
  await save();
  await waitFor(() => expect(services.seen.paths).toEqual(['/queens?search=beatrix']));
});

test('the present queen is changed, and those before her are listed', async () => {
  const { user, sent, save, name, services } = visitQueen();
  await user.type(await name(), ' II');
  expect(earlierNames()).toEqual(['JulianaEmerged on 1 May 2022']);
  await user.click(screen.getByRole('switch', { name: 'A wing is clipped' }));
  expect(services.seen.isUnsaved).toBe(true);
  await save();
  await waitFor(() => expect(services.seen.paths).toEqual(['/']));
  expect(sent).toMatchObject([
    {
      id: 'q2',
      revision: 3,
      input: {
        name: 'Beatrix II',
        raceId: 'race-Carnica',
        birthDate: '2025-06-01',
        color: '#4a90e2',
        isClipped: true,
        isFertilized: true,
      },
    },
  ]);
});

test('a new queen begins empty, and the present one is listed among the earlier', async () => {
  const { user, sent, save, name, services } = visitQueen();
  await name();
  await user.click(screen.getByRole('button', { name: 'New queen' }));
  expect((await name()).value).toBe('');
  expect(earlierNames()).toHaveLength(2);
  await user.type(await name(), 'Amalia');
  await user.click(screen.getByRole('switch', { name: 'She is marked' }));
  await save();
  await waitFor(() => expect(services.seen.paths).toEqual(['/']));
  expect(sent).toMatchObject([{ hiveId: '12', input: { name: 'Amalia', color: expect.any(String) } }]);
});

test('the mark follows the year of birth', async () => {
  const { user, name } = visitQueen();
  await name();
  const born = screen.getByLabelText(/^Emerged on/);
  await user.clear(born);
  await user.type(born, '2024-05-01');
  expect(await screen.findByRole('radio', { name: 'Green', checked: true })).toBeTruthy();
});

test('a hive without a queen begins with its first', async () => {
  const { sent, save, user, name } = visitQueen({ queens: [] });
  await user.type(await name(), 'Beatrix');
  expect(screen.queryByRole('button', { name: 'Delete queen' })).toBeNull();
  await save();
  await waitFor(() => expect(sent).toMatchObject([{ hiveId: '12', input: { name: 'Beatrix' } }]));
});

test('what the server refuses is shown at its field, and nothing typed is lost', async () => {
  const refusal = aFailure('INVALID_INPUT', [{ path: 'birthDate', code: 'date_in_future' }]);
  const { save, name, user } = visitQueen({ refusals: [refusal] });
  await user.type(await name(), '!');
  await save();
  const summary = await screen.findByRole('alert', {
    name: 'Nothing changed: some answers are missing or need correcting',
  });
  expect(within(summary).getByRole('link', { name: 'Emerged on' })).toBeTruthy();
  expect((await name()).value).toBe('Beatrix!');
});

describe('when somebody else saved her meanwhile (the old app let the later overwrite the earlier)', () => {
  const theirs = aQueen({ id: 'q2', revision: 7, name: 'Beatrix, clipped', birthDate: '2025-06-01' });

  async function meetConflict() {
    const visited = visitQueen({ refusals: [{ __typename: 'QueenConflict', current: theirs }] });
    await visited.user.type(await visited.name(), ' mine');
    await visited.save();
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Someone else changed this while you were working' }),
    );
    return { ...visited, dialog };
  }
  const sentNames = ({ sent }: ReturnType<typeof visitQueen>) =>
    sent.map((variables) => ['revision' in variables && variables.revision, variables.input.name]);

  test('both are shown, and going back to the form loses nothing', async () => {
    const visited = await meetConflict();
    expect(visited.dialog.getByText('Beatrix, clipped')).toBeTruthy();
    expect(visited.dialog.getByText('Beatrix mine')).toBeTruthy();
    await visited.user.click(visited.dialog.getByRole('button', { name: 'Back to the form' }));
    expect((await visited.name()).value).toBe('Beatrix mine');
    expect(visited.services.seen.paths).toEqual([]);
  });

  test('mine is saved over their revision', async () => {
    const visited = await meetConflict();
    await visited.user.click(visited.dialog.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() => expect(visited.services.seen.paths).toEqual(['/']));
    expect(sentNames(visited)).toEqual([
      [3, 'Beatrix mine'],
      [7, 'Beatrix mine'],
    ]);
  });

  test('theirs is loaded into the form, and the next save is made on it', async () => {
    const visited = await meetConflict();
    await visited.user.click(visited.dialog.getByRole('button', { name: 'Load theirs' }));
    expect((await visited.name()).value).toBe('Beatrix, clipped');
    await visited.save();
    await waitFor(() => expect(sentNames(visited)[1]).toEqual([7, 'Beatrix, clipped']));
  });
});

test('deleting asks first, and says what a new queen is for', async () => {
  const { user, deleted, name, services } = visitQueen();
  await name();
  await user.click(screen.getByRole('button', { name: 'Delete queen' }));
  await waitFor(() => expect(deleted).toEqual(['q2']));
  expect(services.seen.questions).toMatchObject([
    { isDestructive: true, text: expect.stringContaining('add a new queen instead') },
  ]);
});

test('who may only look sees the queens and no form', async () => {
  visitQueen({ canEdit: false });
  expect(await screen.findByText('Beatrix')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});
