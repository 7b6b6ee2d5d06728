import { screen, waitFor, within } from '@testing-library/react';
import { UpdateChecklistMutation } from '../checklist-editor/checklists.graphql.ts';
import { answering } from '../testing/gateway.ts';
import { visit } from '../testing/visit.ts';
import { ChecklistVersionsScreen } from './ChecklistVersionsScreen.tsx';
import { someChecklistVersions } from './test-versions.ts';
import { ChecklistVersionsQuery } from './versions.graphql.ts';

const outline = {
  ...{ __typename: 'ChecklistOutline', id: '7', revision: 3, name: 'Spring', itemIds: ['1', '2'] },
  ...{ requiredIds: [], isOwner: true, ownerName: 'Anna', groupIds: [], researches: [] },
};

function look(answer: object = outline) {
  const sent: unknown[] = [];
  const visited = visit(<ChecklistVersionsScreen />, {
    path: '/checklist/7/versions',
    route: '/checklist/:id/versions',
    answers: [
      answering(ChecklistVersionsQuery, () => someChecklistVersions),
      answering(UpdateChecklistMutation, (variables) => {
        sent.push(variables);
        return { updateChecklist: answer };
      }),
    ],
  });
  return { ...visited, sent };
}

test('versions say side by side what was added, taken away, required and moved', async () => {
  look();
  const [newest] = await screen.findAllByRole('listitem');
  if (!newest) throw new Error('There are no versions.');
  const cells = (name: RegExp) =>
    within(within(newest).getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells(/^Name/)).toEqual(['Spring', 'Summer']);
  expect(cells(/^Brood/)).toEqual(['Yes', 'Required']);
  expect(cells(/^Swarm cells/)).toEqual(['–', 'Yes']);
  expect(cells(/^Weather/)).toEqual(['Yes', '–']);
  expect(cells(/^Order/)).toEqual(['Brood, Stores', 'Stores, Brood']);
});

test('an older version is taken back without items that were removed since', async () => {
  const { user, sent } = look();
  await user.click(await screen.findByRole('button', { name: 'Restore this version' }));
  const input = { name: 'Spring', itemIds: ['1', '2', '3'], requiredIds: [] };
  await waitFor(() => expect(sent).toEqual([{ id: '7', revision: 2, input }]));
});

test('what was changed meanwhile in another window is said', async () => {
  const { user, services } = look({ __typename: 'ChecklistConflict', current: outline });
  await user.click(await screen.findByRole('button', { name: 'Restore this version' }));
  await waitFor(() =>
    expect(JSON.stringify(services.seen)).toContain('This checklist was changed meanwhile'),
  );
});
