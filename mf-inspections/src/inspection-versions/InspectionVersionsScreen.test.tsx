import { screen, waitFor, within } from '@testing-library/react';
import { anInspection } from '../testing/builders.ts';
import { someVersions } from '../testing/fake-versions.ts';
import { answering } from '../testing/gateway.ts';
import { visit } from '../testing/visit.ts';
import { InspectionVersionsScreen } from './InspectionVersionsScreen.tsx';
import { InspectionVersionsQuery, RestoreInspectionMutation } from './versions.graphql.ts';

function look(answer: object = anInspection()) {
  const sent: unknown[] = [];
  const visited = visit(<InspectionVersionsScreen />, {
    path: '/hives/11/inspections/501/versions',
    route: '/hives/:id/inspections/:inspectionId/versions',
    answers: [
      answering(InspectionVersionsQuery, () => ({ inspectionVersions: someVersions })),
      answering(RestoreInspectionMutation, (variables) => {
        sent.push(variables);
        return { restoreInspection: answer };
      }),
    ],
  });
  return { ...visited, sent };
}

test('each version says who wrote it, and side by side what changed', async () => {
  look();
  const [newest, oldest] = await screen.findAllByRole('listitem');
  if (!newest || !oldest) throw new Error('There are no versions.');
  expect(within(newest).getByText(/Bram/)).toBeTruthy();
  const row = within(newest).getByRole('row', { name: /Notes/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['Calm bees', 'Nervous bees']);
  expect(within(newest).getByRole('row', { name: 'Eggs Yes –' })).toBeTruthy();
  expect(within(oldest).getByText('No older version is stored.')).toBeTruthy();
});

test('an older version is taken back, from the present one on', async () => {
  const { user, sent } = look();
  await user.click(await screen.findByRole('button', { name: 'Restore this version' }));
  await waitFor(() => expect(sent).toEqual([{ id: '501', revision: 2, version: 1 }]));
});

test('what somebody else changed meanwhile is said', async () => {
  const conflict = {
    __typename: 'InspectionConflict',
    current: { __typename: 'Inspection', id: '501', revision: 3 },
  };
  const { user, services } = look(conflict);
  await user.click(await screen.findByRole('button', { name: 'Restore this version' }));
  await waitFor(() => expect(JSON.stringify(services.seen)).toContain('Somebody changed this inspection'));
});
