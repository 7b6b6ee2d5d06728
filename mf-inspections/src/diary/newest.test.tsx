import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { EditInspectionQuery } from '../edit-inspection/EditInspectionScreen.graphql.ts';
import { EditInspectionScreen } from '../edit-inspection/EditInspectionScreen.tsx';
import { HiveInspectionsQuery } from '../hive-inspections/HiveInspectionsScreen.graphql.ts';
import { HiveInspectionsScreen } from '../hive-inspections/HiveInspectionsScreen.tsx';
import { ReadInspectionQuery } from '../inspection-detail/InspectionScreen.graphql.ts';
import { InspectionScreen } from '../inspection-detail/InspectionScreen.tsx';
import { EveryChecklistQuery } from '../new-inspection/every-checklist.graphql.ts';
import { aHive, anInspection } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { answering } from '../testing/gateway.ts';
import { sampleChecklist } from '../testing/sample-checklist.ts';
import { tableOf } from '../testing/table.ts';
import { visit } from '../testing/visit.ts';
import { NewestInspectionsQuery } from './newest.graphql.ts';

const noNetwork = (): never => {
  throw new TypeError('Failed to fetch');
};
const hive = aHive({ id: '11' });
const sugar = { itemId: '202', input: 'NUMBER_1_DECIMALS', value: '2.5' } as const;
const inspections = [
  anInspection({ id: '501', hive, notes: 'Calm bees', items: [sugar] }),
  anInspection({ id: '502', hive: aHive({ id: '12' }), notes: 'Of another hive' }),
  anInspection({ id: '503', hive, isEvent: true, notes: 'Moved to Heath' }),
  anInspection({ id: '504', hive, checklistId: null, notes: 'By no checklist' }),
];
const { columns, rows } = tableOf(inspections, 1, 100);

/** Prefetched queries are answered; those about one hive or one inspection are not. */
const prefetched = [
  ...fakeServer({ hives: [hive] }),
  answering(NewestInspectionsQuery, () => ({
    newestInspections: {
      __typename: 'NewestInspections',
      columns,
      items: rows.map(({ cells: _cells, ...row }) => ({ ...row, __typename: 'AnsweredItem' })),
    },
  })),
  answering(EveryChecklistQuery, () => {
    const { id, name, isOwner, items } = sampleChecklist;
    const places = items.map((_item, place) => place);
    const checklists = [{ __typename: 'ChecklistForm', id, name, isOwner, places, requiredIds: [] }];
    return { checklistForms: { __typename: 'ChecklistForms', checklists, items } };
  }),
  answering(ReadInspectionQuery, noNetwork),
  answering(HiveInspectionsQuery, noNetwork),
  answering(EditInspectionQuery, noNetwork),
];

const open = (Screen: ComponentType, route: string, path: string) =>
  visit(<Screen />, { route, path, answers: prefetched });

test('one among your last hundred is read without a network, though it was never opened', async () => {
  open(InspectionScreen, '/hives/:id/inspections/:inspectionId', '/hives/11/inspections/501');
  await screen.findByRole('heading', { level: 1, name: 'Inspection of Hive 1' });
  screen.getByText('Calm bees');
  expect(screen.getByText('Sugar given').closest('div')?.querySelector('dd')?.textContent).toContain('2.5');
});

test('what a hive has among them is in its table, with a word of what is missing', async () => {
  open(HiveInspectionsScreen, '/hives/:id/inspections', '/hives/11/inspections');
  await screen.findByText(/among your last hundred/);
  screen.getByText('Calm bees');
  expect(screen.queryByText('Of another hive')).toBeNull();
  expect(screen.queryByText('Moved to Heath')).toBeNull();
});

test('it is changed there as well, by the checklist that it was made by', async () => {
  open(EditInspectionScreen, '/hives/:id/inspections/:inspectionId/edit', '/hives/11/inspections/501/edit');
  expect(await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' })).toHaveProperty(
    'value',
    'Calm bees',
  );
  expect(screen.getByRole('button', { name: /^Food/ }).textContent).toContain('1 answer');
});

test('one that was made by no checklist is changed there by the usual one', async () => {
  open(EditInspectionScreen, '/hives/:id/inspections/:inspectionId/edit', '/hives/11/inspections/504/edit');
  expect(await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' })).toHaveProperty(
    'value',
    'By no checklist',
  );
  screen.getByRole('button', { name: /^Food/ });
});
