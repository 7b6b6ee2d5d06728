import { screen, waitFor, within } from '@testing-library/react';
import { aFailure } from '../testing/builders.ts';
import { someVersions } from '../testing/fake-versions.ts';
import { answering } from '../testing/gateway.ts';
import { visit } from '../testing/visit.ts';
import { HiveVersionsScreen } from './HiveVersionsScreen.tsx';
import { HiveVersionsQuery, RestoreHiveMutation } from './versions.graphql.ts';

const conflict = { __typename: 'HiveConflict', current: { __typename: 'Hive', id: '12', revision: 3 } };

function look(answer: object = conflict) {
  const sent: object[] = [];
  const visited = visit(<HiveVersionsScreen />, {
    path: '/hives/12/versions',
    route: '/hives/:id/versions',
    answers: [
      answering(HiveVersionsQuery, () => ({
        hiveVersions: someVersions,
        hiveCatalogue: { __typename: 'HiveCatalogue', hiveTypes: [] },
      })),
      answering(RestoreHiveMutation, (variables) => {
        sent.push(variables);
        return { restoreHive: answer };
      }),
    ],
  });
  return { ...visited, sent };
}

test('each version says who wrote it, and side by side how the hive was built', async () => {
  look();
  const [newest] = await screen.findAllByRole('listitem');
  if (!newest) throw new Error('There are no versions.');
  expect(within(newest).getByText(/Bram/)).toBeTruthy();
  expect(
    within(newest).getByRole('row', { name: 'Configuration 2 brood boxes 1 honey super, 2 brood boxes' }),
  ).toBeTruthy();
});

test('an older version is taken back; what somebody else changed meanwhile is said', async () => {
  const { user, sent, services } = look();
  await user.click(await screen.findByRole('button', { name: 'Restore this version' }));
  await waitFor(() => expect(sent).toMatchObject([{ id: '12', revision: 2, version: 1 }]));
  await waitFor(() => expect(JSON.stringify(services.seen)).toContain('It was changed meanwhile.'));
});

test('a super within a withdrawal is put on in the form of the hive, which asks why', async () => {
  const refusal = aFailure('INVALID_INPUT', [{ path: 'withdrawalReason', code: 'required' }]);
  const { user, services } = look(refusal);
  await user.click(await screen.findByRole('button', { name: 'Restore this version' }));
  await waitFor(() => expect(JSON.stringify(services.seen)).toContain('withdrawal period'));
});
