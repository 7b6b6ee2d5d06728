import { visiting } from '@skep/remote-kit/visit';
import { screen, waitFor, within } from '@testing-library/react';
import type { CreateInspectionInput, FieldCountInput, InspectedHiveInput } from '../generated/graphql.ts';
import {
  CreateInspectionMutation,
  CreateInspectionsMutation,
} from '../inspection-form/saved-inspection.graphql.ts';
import { anInspection } from '../testing/builders.ts';
import { aReadField, aReadSheet, type FakeReadings, fakeReadings } from '../testing/fake-readings.ts';
import { answering } from '../testing/gateway.ts';
import { CheckSheetScreen } from './CheckSheetScreen.tsx';
import { fromPaperMessages } from './from-paper-messages.ts';

const visit = visiting(fromPaperMessages);
const ofHive = '/inspect/paper/5?print=12&checklistId=1&hiveId=11';

function open(overrides: FakeReadings = {}, path = ofHive, confirms = true) {
  const sent: CreateInspectionInput[] = [];
  const ended: FieldCountInput[] = [];
  const creating = answering(CreateInspectionMutation, ({ input }) => {
    sent.push(input);
    return { createInspection: anInspection() };
  });
  const answers = [...fakeReadings({ onEnded: (counts) => ended.push(...counts), ...overrides }), creating];
  const visited = visit(<CheckSheetScreen />, { answers, path, route: '/inspect/paper/:id', confirms });
  return { ...visited, sent, ended };
}

const row = (name: string) => screen.findByRole('group', { name });
const save = () => screen.getByRole('button', { name: 'Save' });

test('an unsure field comes first, next to its picture; a question that no longer exists is named', async () => {
  open();
  expect(await screen.findByRole('heading', { name: '2 answers to check' })).toBeTruthy();
  expect(within(await row('Notes')).getByRole('img', { name: 'On paper: Notes' })).toBeTruthy();
  const names = screen
    .getAllByRole('img', { name: /^On paper/ })
    .map((one) => one.getAttribute('aria-label'));
  expect(names).toEqual(
    ['Notes', 'Swarm cells', 'Date', 'Overall impression', 'How many swarm cells'].map(
      (name) => `On paper: ${name}`,
    ),
  );
  expect(screen.getByText(/Not in the checklist any more.*Robbing/)).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Pattern' })).toBeNull();
});

test('a sheet is checked, put right and saved as an inspection, and how it was read is counted', async () => {
  const { user, sent, ended } = open();
  const notes = await row('Notes');
  await user.type(within(notes).getByRole('textbox'), 'Calm on the frames');
  expect(within(notes).getByText('Checked')).toBeTruthy();
  const cells = await row('Swarm cells');
  await user.click(within(cells).getByRole('button', { name: 'That is right' }));
  const count = within(await row('How many swarm cells')).getByRole('spinbutton');
  await user.clear(count);
  await user.type(count, '6');
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    hiveId: '11',
    inspection: {
      impression: 9,
      needsAttention: null,
      notes: 'Calm on the frames',
      items: [
        { itemId: '103', value: '1' },
        { itemId: '104', value: '6' },
      ],
    },
  });
  expect(sent[0]?.inspection.inspectedAt).toMatch(/^2026-05-03T14:30:00/);
  await waitFor(() => expect(ended.length).toBeGreaterThan(0));
  expect(ended).toContainEqual(expect.objectContaining({ kind: 'ONE', isSure: false, accepted: 1 }));
  expect(ended).toContainEqual(expect.objectContaining({ kind: 'NUMBER', isSure: true, corrected: 1 }));
});

test('a marked field that nobody has looked at has to be confirmed before it is saved', async () => {
  const { user, sent, services } = open({}, ofHive, false);
  await row('Notes');
  await user.click(save());
  await waitFor(() =>
    expect(services.seen.questions).toContainEqual(
      expect.objectContaining({ title: 'Save with 2 answers unchecked?' }),
    ),
  );
  expect(sent).toHaveLength(0);
});

test('one goes through what is marked by the keyboard alone', async () => {
  const { user } = open();
  const cells = await row('Swarm cells');
  const [placements] = await screen.findAllByRole('button', { name: 'Stays empty' });
  placements?.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(cells.contains(document.activeElement)).toBe(true));
});

test('a blank sheet needs its hive, by the names on it, before anything else', async () => {
  const { user } = open(
    { sheets: [aReadSheet({ hiveId: null })] },
    '/inspect/paper/5?print=12&checklistId=1',
  );
  expect(await screen.findByRole('img', { name: 'On paper: Hive' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: /Which hive is it/ }), 'By the lake: Hive 2');
  expect(await screen.findByRole('button', { name: 'Save' })).toBeTruthy();
});

test('photos of the pages stay with the inspection where that is wanted', async () => {
  const { user, sent } = open({ sheets: [aReadSheet({ fields: [] })] });
  await user.click(await screen.findByRole('switch', { name: /Keep the photos/ }));
  const when = screen.getByRole('textbox', { name: /When|Date/ });
  await user.type(when, '03-05-2026 14:30');
  await waitFor(() =>
    expect(screen.getByRole('switch', { name: /Keep the photos/ })).toHaveProperty('checked', true),
  );
  await user.click(save());
  await waitFor(() => expect(sent[0]?.inspection.photoIds).toEqual(['71']));
});

test('a sheet for many hives becomes an inspection of each in whose row something is written', async () => {
  const made: InspectedHiveInput[] = [];
  const fields = [
    aReadField({ itemId: 'date', label: 'Date', kind: 'DATE', value: '2026-05-03T14:30' }),
    aReadField({ itemId: 'impression', label: 'Overall impression', value: '3', row: 0 }),
    aReadField({ itemId: '104', label: 'How many swarm cells', kind: 'NUMBER', value: '2', row: 0 }),
    aReadField({ itemId: 'impression', label: 'Overall impression', value: '', row: 1 }),
    aReadField({ itemId: 'hive', label: 'Hive', kind: 'WRITING', isSure: false, row: 2 }),
    aReadField({ itemId: 'impression', label: 'Overall impression', value: '1', row: 2 }),
  ];
  const rows = [
    { hiveId: '11', name: 'Hive 1' },
    { hiveId: '13', name: 'Hive 3' },
    { hiveId: null, name: '' },
  ];
  const creating = answering(CreateInspectionsMutation, ({ input }) => {
    made.push(...input.hives);
    const inspections = input.hives.map(({ hiveId }) => ({
      __typename: 'RecordedInspection',
      id: hiveId,
      hiveId,
    }));
    return { createInspections: { __typename: 'RecordedInspections', inspections } };
  });
  const { user } = visit(<CheckSheetScreen />, {
    answers: [...fakeReadings({ sheets: [aReadSheet({ hiveId: null, rows, fields })] }), creating],
    path: '/inspect/paper/5?print=12&checklistId=1',
    route: '/inspect/paper/:id',
  });
  expect(await screen.findByText(/The rows of Hive 3 are empty/)).toBeTruthy();
  await user.selectOptions(
    screen.getByRole('combobox', { name: /Which hive is row 3/ }),
    'By the lake: Hive 2',
  );
  await user.click(save());
  await waitFor(() => expect(made).toHaveLength(2));
  expect(made).toMatchObject([
    { hiveId: '11', impression: 9, items: [{ itemId: '104', value: '2' }] },
    { hiveId: '12', impression: 3, items: [] },
  ]);
});

test('what is saved or thrown away meanwhile says so', async () => {
  open({ isThere: false });
  expect(await screen.findByText('Scanned pages not found')).toBeTruthy();
});

test('a sheet without a date asks for it before anything can be saved, and not as what may stay empty', async () => {
  const fields = [
    aReadField({ itemId: 'impression', label: 'Overall impression', value: '3' }),
    aReadField({ itemId: 'date', label: 'Date', kind: 'DATE' }),
  ];
  open({ sheets: [aReadSheet({ fields })] });
  expect(await screen.findByRole('heading', { name: 'One answer to check' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: /When|Date/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Stays empty' })).toBeNull();
});
