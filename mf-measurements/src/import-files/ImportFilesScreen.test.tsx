import { visiting } from '@skep/remote-kit/visit';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { MapImportMutationVariables } from '../generated/graphql.ts';
import { quantities, sampleDevices } from '../testing/builders.ts';
import { answering } from '../testing/gateway.ts';
import {
  CountImportMutation,
  FileImportQuery,
  FileImportsQuery,
  MapImportMutation,
  StartImportMutation,
  UndoImportMutation,
} from './ImportFilesScreen.graphql.ts';
import { ImportFilesScreen } from './ImportFilesScreen.tsx';
import { importFilesMessages } from './import-files-messages.ts';
import { harmless } from './sanitize-cell.ts';
import { aCount, aFile, details } from './test-imports.ts';

const visit = visiting(importFilesMessages);

/** A gateway that goes through the states of one file. */
function open(
  change: Parameters<typeof details>[0] = {},
  path = '/import/files?file=4',
  surroundings: object = {},
) {
  const mapped: MapImportMutationVariables[] = [];
  const step = (state: string, more: object = {}) =>
    details({ ...change, file: { state, stored: 2700 }, ...more });
  const answers = [
    answering(FileImportsQuery, () => ({ fileImports: [aFile({ state: 'IMPORTED', stored: 2700 })] })),
    answering(FileImportQuery, () => ({ fileImport: details(change), devices: sampleDevices, quantities })),
    answering(MapImportMutation, (variables) => {
      mapped.push(variables);
      return { mapImport: details({ mapping: variables.mapping as object }) };
    }),
    answering(CountImportMutation, () => ({ countImport: step('COUNTED', { counted: aCount }) })),
    answering(StartImportMutation, () => ({ startImport: step('IMPORTED') })),
    answering(UndoImportMutation, () => ({ undoImport: step('UNDONE') })),
  ];
  return {
    mapped,
    ...visit(<ImportFilesScreen />, { path, route: '/import/files', answers, ...surroundings }),
  };
}

test('a file is sent with the zone of its person, and opened', async () => {
  const { user, services } = open({}, '/import/files');
  const file = new File(['time;t_i\n'], 'east.csv', { type: 'text/csv' });
  await user.upload(await screen.findByLabelText('Choose a file', { selector: 'input' }), file);
  await waitFor(() => expect(services.seen.sentFiles).toHaveLength(1));
  expect(services.seen.sentFiles[0]).toMatchObject({ path: '/api/imports' });
});

test('a file that is no table is refused in words, and one that is too large is not even sent', async () => {
  const refused = { kind: 'failed', code: 'invalid_input', problem: { path: 'file', code: 'not_a_table' } };
  const { services } = open({}, '/import/files', { sendFile: async () => refused });
  const input = await screen.findByLabelText('Choose a file', { selector: 'input' });
  fireEvent.change(input, { target: { files: [new File(['x'], 'x.csv')] } });
  expect(await screen.findByText(/This is not a table/)).toBeTruthy();
  const large = new File(['x'], 'large.csv');
  Object.defineProperty(large, 'size', { value: 2_000_000_000 });
  fireEvent.change(input, { target: { files: [large] } });
  expect(await screen.findByText(/larger than 500 MB/)).toBeTruthy();
  expect(services.seen.sentFiles).toHaveLength(1);
});

test('the role of a column is saved as soon as it is chosen, and can be used for one column only', async () => {
  const { user, mapped } = open();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Brood' }), 'TIME');
  await waitFor(() => expect(mapped).toHaveLength(1));
  expect(mapped[0]?.mapping.columns).toEqual([
    { role: 'SKIP', quantity: null, unit: null, name: null, isUnitUnsure: false },
    { role: 'VALUE', quantity: 'weight_kg', unit: 'lb', name: null, isUnitUnsure: false },
    { role: 'TIME', quantity: null, unit: null, name: null, isUnitUnsure: false },
  ]);
});

test('a unit that the file does not tell has to be chosen before anything is counted', async () => {
  const column = (role: string, quantity: string | null = null) => ({
    role,
    quantity,
    unit: null,
    name: null,
    isUnitUnsure: false,
  });
  const unsure = { ...column('VALUE', 'weight_kg'), unit: 'lb', isUnitUnsure: true };
  const { user, mapped } = open({ mapping: { columns: [column('TIME'), unsure, column('SKIP')] } });
  expect(await screen.findByText('Choose the unit of each column that asks for it.')).toBeTruthy();
  expect(screen.getByText(/It is probably lb/)).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: /Unit of Scale/ }), 'kg');
  await waitFor(() => expect(mapped).toHaveLength(1));
  expect(mapped[0]?.mapping.columns[1]).toMatchObject({ unit: 'kg', isUnitUnsure: false });
});

test('a column is of one hive alone as soon as that is ticked, and then two may hold the same quantity', async () => {
  const { user, mapped } = open({ mapping: { target: 'none' } });
  await user.click(await screen.findByRole('checkbox', { name: 'Only of the hive or device “Scale (lb)”' }));
  await waitFor(() => expect(mapped).toHaveLength(1));
  expect(mapped[0]?.mapping.columns[1]).toMatchObject({ quantity: 'weight_kg', name: 'Scale (lb)' });
  // The columns say whose values they are.
  await waitFor(() => expect(screen.queryByText('Choose the device that measured this.')).toBeNull());
  await user.selectOptions(screen.getByRole('combobox', { name: 'Brood' }), 'value:weight_kg');
  await waitFor(() => expect(mapped).toHaveLength(2));
  expect(mapped[1]?.mapping.columns.map(({ role }) => role)).toEqual(['TIME', 'VALUE', 'VALUE']);
});

test('a clock that is never changed can be chosen as the zone of a file', async () => {
  const { user, mapped } = open();
  const zone = await screen.findByRole('combobox', { name: 'Time zone', hidden: true });
  await user.selectOptions(zone, 'UTC+01:00, without summer time');
  await waitFor(() => expect(mapped).toHaveLength(1));
  expect(mapped[0]?.mapping.timeZone).toBe('Etc/GMT-1');
});

test('what the records need and a file of treatments lacks is said once for all rows', async () => {
  const column = (role: string, quantity: string | null = null) => ({
    ...{ role, quantity, unit: null, name: null, isUnitUnsure: false },
  });
  const columns = [column('TIME'), column('DEVICE'), column('VALUE', 'product')];
  const { user, mapped } = open({ mapping: { kind: 'TREATMENTS', columns, target: 'none' } });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Method' }), 'Trickling');
  await waitFor(() => expect(mapped).toHaveLength(1));
  expect(mapped[0]?.mapping.fixed).toEqual([{ field: 'method', text: 'trickling' }]);
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Varroa');
  await user.tab();
  await waitFor(() => expect(mapped).toHaveLength(2));
  expect(mapped[1]?.mapping.fixed).toContainEqual({ field: 'reason', text: 'Varroa' });
  expect(screen.queryByRole('textbox', { name: 'Product' })).toBeNull();
});

test('sheets of a workbook that are left out are named with the reason, also when the others are imported', async () => {
  open({
    file: { state: 'IMPORTED' },
    leftOutSheets: [{ __typename: 'ImportLeftOutSheet', name: 'Sensor data', reason: 'LINKS' }],
  });
  expect(await screen.findByText('Left out of this file:')).toBeTruthy();
  expect(screen.getByText(/^Sensor data: only links to files with measurements\./)).toBeTruthy();
});

test('the order of dates is said in a sentence with the first and the last day', async () => {
  open({ file: { state: 'COUNTED' }, counted: aCount });
  expect(
    await screen.findByText(/^From 1 January 2025 to .*2025\. Dates are read as day, month, year\.$/),
  ).toBeTruthy();
});

test('a person who has not said whose values they are reads that, and cannot go on', async () => {
  open({ mapping: { target: 'none' } });
  expect(await screen.findByText('Choose the device that measured this.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Check what is new' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
});

test('what the file would store is shown before it is imported, and the import is undone as a whole', async () => {
  const { user } = open();
  expect(await screen.findByText('Time: This cannot be read as a date')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Check what is new' }));
  expect(await screen.findByText('2,700 rows are new')).toBeTruthy();
  expect(screen.getByText('120 rows are already stored')).toBeTruthy();
  expect(screen.getByText('61 rows cannot be imported')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Import 2,700 rows' }));
  expect(await screen.findByText('2,700 rows imported')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo this import' }));
  expect(await screen.findByRole('button', { name: 'Check what is new' })).toBeTruthy();
});

test('rows that share a moment, repeat one another or differ from the store are listed first', async () => {
  const counted = { ...aCount, rows: 1104, shared: 1058, repeated: 1, differing: 2 };
  open({ file: { state: 'COUNTED' }, counted });
  expect(await screen.findByText(/1,058 of 1,104 rows have the same times as other rows/)).toBeTruthy();
  expect(screen.getByText('1 row repeats a row above it')).toBeTruthy();
  expect(screen.getByText(/2 rows differ from what is stored/)).toBeTruthy();
});

test('a name of the file is given a device, and counted again', async () => {
  const names = [{ __typename: 'ImportCountedName', name: '3691', rows: 9400, target: 'none' }];
  const { user, mapped } = open({ file: { state: 'COUNTED' }, counted: { ...aCount, names } });
  await user.selectOptions(await screen.findByRole('combobox', { name: '3691' }), 'A new device');
  await waitFor(() => expect(mapped[0]?.mapping.names).toEqual([{ name: '3691', target: 'new' }]));
  expect(await screen.findByText('2,700 rows are new')).toBeTruthy();
});

test('a file that is not found is reported, with the way to the others', async () => {
  visit(<ImportFilesScreen />, {
    path: '/import/files?file=9',
    route: '/import/files',
    answers: [answering(FileImportQuery, () => ({ fileImport: null, devices: [], quantities }))],
  });
  expect(await screen.findByText('File not found')).toBeTruthy();
});

test('no spreadsheet runs what somebody wrote into a file', () => {
  expect(['=cmd()', ' @x', '-1', 'heavy'].map(harmless)).toEqual(["'=cmd()", "' @x", "'-1", 'heavy']);
});

test('a file of inspections is read by what they say, and its names are hives', async () => {
  const column = (role: string, quantity: string | null = null) => ({
    role,
    quantity,
    unit: null,
    name: null,
    isUnitUnsure: false,
  });
  const { user, mapped } = open({
    titles: ['date', 'hive', 'remarks'],
    mapping: {
      kind: 'INSPECTIONS',
      target: 'none',
      columns: [column('TIME'), column('DEVICE'), column('VALUE', 'notes')],
    },
    items: [{ __typename: 'ImportItem', key: '264', name: 'Brood > Frames with brood' }],
    hives: [{ __typename: 'ImportHive', id: '3', name: 'Orchard · Linden' }],
    samples: [
      {
        __typename: 'ImportSample',
        cells: ['2026-05-01', 'Maple', 'calm'],
        name: 'Maple',
        time: '2026-04-30T22:00:00Z',
        values: [],
        said: [
          { __typename: 'ImportSaid', field: 'notes', text: 'calm' },
          { __typename: 'ImportSaid', field: '264', text: '4' },
        ],
        problems: [],
      },
    ],
    file: { state: 'COUNTED' },
    counted: {
      ...aCount,
      unchosen: 1,
      names: [{ __typename: 'ImportCountedName', name: 'Maple', rows: 1, target: 'none' }],
    },
  });
  expect(await screen.findByText('Notes: calm')).toBeTruthy();
  expect(screen.getByText('Frames with brood: 4').title).toBe('Brood > Frames with brood');
  expect(screen.getByText('1 row waits for you to choose its hive')).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: /Maple/ }), 'Orchard · Linden');
  await waitFor(() => expect(mapped).toHaveLength(1));
  expect(mapped[0]?.mapping).toMatchObject({ kind: 'INSPECTIONS', names: [{ name: 'Maple', target: '3' }] });
});

test('a list of hives is shown hive by hive, and needs a column of names alone', async () => {
  const column = (role: string, quantity: string | null = null) => ({
    role,
    quantity,
    unit: null,
    name: null,
    isUnitUnsure: false,
  });
  const { user, mapped } = open({
    titles: ['Beehive', 'Apiary', 'Boxes'],
    mapping: {
      kind: 'HIVES',
      target: 'none',
      columns: [column('SKIP'), column('APIARY'), column('VALUE', 'brood_boxes')],
    },
    samples: [
      {
        __typename: 'ImportSample',
        cells: ['Linden', 'Orchard', '2'],
        name: 'Orchard · Linden',
        time: null,
        values: [],
        said: [{ __typename: 'ImportSaid', field: 'brood_boxes', text: '2' }],
        problems: [],
      },
    ],
  });
  expect(await screen.findByText('Orchard · Linden')).toBeTruthy();
  expect(screen.getByText('Number of brood boxes: 2')).toBeTruthy();
  expect(screen.getByText('Choose the column with the names of the hives.')).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Beehive' }), 'Name of the hive');
  await waitFor(() => expect(mapped[0]?.mapping.columns[0]).toMatchObject({ role: 'DEVICE' }));
});
