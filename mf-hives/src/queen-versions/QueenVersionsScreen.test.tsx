import { screen, waitFor, within } from '@testing-library/react';
import { someQueenVersions } from '../testing/fake-versions.ts';
import { answering } from '../testing/gateway.ts';
import { visit } from '../testing/visit.ts';
import { QueenVersionsScreen } from './QueenVersionsScreen.tsx';
import { QueenVersionsQuery, RestoreQueenMutation } from './versions.graphql.ts';

const conflict = { __typename: 'QueenConflict', current: { __typename: 'Queen', id: 'q1', revision: 3 } };

function look(queenVersions: object[] | null = someQueenVersions) {
  const sent: object[] = [];
  const visited = visit(<QueenVersionsScreen />, {
    path: '/queens/q1/versions',
    route: '/queens/:id/versions',
    answers: [
      answering(QueenVersionsQuery, () => ({
        queenVersions,
        hiveCatalogue: { __typename: 'HiveCatalogue', beeRaces: [] },
      })),
      answering(RestoreQueenMutation, (variables) => {
        sent.push(variables);
        return { restoreQueen: conflict };
      }),
    ],
  });
  return { ...visited, sent };
}

test('each version says who wrote it, and side by side what was known of the queen', async () => {
  look();
  const [newest] = await screen.findAllByRole('listitem');
  if (!newest) throw new Error('There are no versions.');
  expect(within(newest).getByText(/Bram/)).toBeTruthy();
  expect(within(newest).getByRole('row', { name: 'Name of the queen Beatrix Juliana' })).toBeTruthy();
});

test('an older version is taken back; what somebody else changed meanwhile is said', async () => {
  const { user, sent, services } = look();
  await user.click(await screen.findByRole('button', { name: 'Restore this version' }));
  await waitFor(() => expect(sent).toEqual([{ id: 'q1', revision: 2, version: 1 }]));
  await waitFor(() => expect(JSON.stringify(services.seen)).toContain('It was changed meanwhile.'));
});

test('a queen whom the person may not edit is not found', async () => {
  look(null);
  expect(await screen.findByRole('heading', { name: 'Queen not found' })).toBeTruthy();
});
