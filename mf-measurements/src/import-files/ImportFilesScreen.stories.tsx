import { quantities, sampleDevices } from '../testing/builders.ts';
import { answering, neverAnswering } from '../testing/gateway.ts';
import { MeasurementsStory, type MeasurementsStoryProps } from '../testing/MeasurementsStory.tsx';
import { FileImportQuery, FileImportsQuery } from './ImportFilesScreen.graphql.ts';
import { ImportFilesScreen } from './ImportFilesScreen.tsx';
import { importFilesMessages } from './import-files-messages.ts';
import { aCount, aFile, column, details } from './test-imports.ts';

export default { title: 'Measurements/Import files', parameters: { frame: 'none' } };

const list = (fileImports: object[]) => answering(FileImportsQuery, () => ({ fileImports }));
const one = (change: Parameters<typeof details>[0]) =>
  answering(FileImportQuery, () => ({ fileImport: details(change), devices: sampleDevices, quantities }));

const Story = (props: Omit<MeasurementsStoryProps, 'screen'>) => (
  <MeasurementsStory
    screen={<ImportFilesScreen />}
    messages={importFilesMessages}
    path="/import/files"
    route="/import/files"
    answers={[
      list([
        aFile({ id: '6', name: 'scale east.csv', state: 'COUNTED' }),
        aFile({ id: '5', name: 'sensor_2021.csv', state: 'IMPORTED', stored: 66_097 }),
        aFile({ state: 'FAILED' }),
      ]),
    ]}
    {...props}
  />
);
const OneStory = (props: Omit<MeasurementsStoryProps, 'screen'>) => (
  <Story path="/import/files?file=4" {...props} />
);

export const Filled = () => <Story />;

export const Empty = () => <Story answers={[list([])]} />;

export const VeryFull = () => (
  <Story
    answers={[
      list(
        Array.from({ length: 100 }, (_, index) =>
          aFile({ id: String(index + 1), name: `hive ${index + 1}.csv`, state: 'IMPORTED', stored: 35_040 }),
        ),
      ),
    ]}
  />
);

export const Loading = () => <Story answers={[neverAnswering(FileImportsQuery)]} />;

export const Unreachable = () => <Story answers={[]} />;

export const Offline = () => <Story answers={[]} isOffline />;

export const Mapping = () => <OneStory answers={[one({})]} />;

export const HivesInColumns = () => (
  <OneStory
    answers={[
      one({
        titles: ['Date', 'Hive 1', 'Hive 2'],
        mapping: {
          target: 'none',
          columns: [
            column('TIME'),
            { ...column('VALUE', 'weight_kg'), name: 'Hive 1' },
            { ...column('VALUE', 'weight_kg'), name: 'Hive 2', isUnitUnsure: true },
          ],
        },
      }),
    ]}
  />
);

export const MappingInGermanOnAPhone = () => (
  <OneStory answers={[one({ file: { source: 'BEEP' } })]} language="de" isNarrow />
);

export const Counted = () => <OneStory answers={[one({ file: { state: 'COUNTED' }, counted: aCount })]} />;

const names = [
  { __typename: 'ImportCountedName', name: '3629', rows: 11_462, target: '7' },
  { __typename: 'ImportCountedName', name: '3691', rows: 9_400, target: 'none' },
  { __typename: 'ImportCountedName', name: '3693', rows: 8_300, target: 'none' },
];

export const DevicesByName = () => (
  <OneStory
    theme="dark"
    answers={[one({ file: { state: 'COUNTED', source: 'URBAN' }, counted: { ...aCount, names } })]}
  />
);

export const UnderWay = () => (
  <OneStory answers={[one({ file: { state: 'IMPORTING', progressPercent: 43, stored: 1161 } })]} />
);

export const Imported = () => <OneStory answers={[one({ file: { state: 'IMPORTED', stored: 2700 } })]} />;

export const Unreadable = () => (
  <OneStory answers={[one({ file: { state: 'FAILED', fault: 'ROW_TOO_LONG' } })]} />
);

const inspections = {
  titles: ['date', 'hive', 'notes', 'brood'],
  mapping: {
    kind: 'INSPECTIONS',
    target: 'none',
    columns: [column('TIME'), column('DEVICE'), column('VALUE', 'notes'), column('VALUE', '264')],
  },
  items: [{ __typename: 'ImportItem', key: '264', name: 'Colony > Brood > Frames with brood' }],
  hives: [{ __typename: 'ImportHive', id: '3', name: 'Orchard · Linden' }],
  samples: [
    {
      __typename: 'ImportSample',
      cells: ['2026-05-01', 'Linden', 'Calm, three frames of stores', '4'],
      name: 'Linden',
      time: '2026-04-30T22:00:00Z',
      values: [],
      said: [
        { __typename: 'ImportSaid', field: 'notes', text: 'Calm, three frames of stores' },
        { __typename: 'ImportSaid', field: '264', text: '4' },
      ],
      problems: [],
    },
  ],
};
const hiveNames = [
  { __typename: 'ImportCountedName', name: 'Linden', rows: 20, target: '3' },
  { __typename: 'ImportCountedName', name: 'Maple', rows: 9, target: 'none' },
  { __typename: 'ImportCountedName', name: 'Ash', rows: 4, target: 'none' },
];

const hives = {
  titles: ['Hive', 'Apiary', 'Type', 'Brood boxes', 'Queen'],
  mapping: {
    kind: 'HIVES',
    target: 'none',
    columns: [
      column('DEVICE'),
      column('APIARY'),
      column('VALUE', 'type'),
      column('VALUE', 'brood_boxes'),
      column('VALUE', 'queen_born'),
    ],
  },
  samples: [
    {
      __typename: 'ImportSample',
      cells: ['Linden', 'Orchard', 'Dadant', '2', '2025'],
      name: 'Orchard · Linden',
      time: null,
      values: [],
      said: [
        { __typename: 'ImportSaid', field: 'type', text: 'Dadant' },
        { __typename: 'ImportSaid', field: 'brood_boxes', text: '2' },
        { __typename: 'ImportSaid', field: 'queen_born', text: '2025' },
      ],
      problems: [],
    },
  ],
};

export const Hives = () => <OneStory answers={[one(hives)]} />;

const treatments = {
  titles: ['Date', 'Hive', 'Product', 'Dose'],
  followers: ['moving.xlsx · Harvests'],
  leftOutSheets: [
    { __typename: 'ImportLeftOutSheet', name: 'Sensor data', reason: 'LINKS' },
    { __typename: 'ImportLeftOutSheet', name: 'Users', reason: 'PEOPLE' },
  ],
  mapping: {
    kind: 'TREATMENTS',
    target: 'none',
    columns: [column('TIME'), column('DEVICE'), column('VALUE', 'product'), column('VALUE', 'dose')],
    fixed: [{ __typename: 'ImportFixedValue', field: 'applied_by', text: 'Ada' }],
  },
  samples: [
    {
      __typename: 'ImportSample',
      cells: ['2025-12-20', 'Linden', 'Oxalic acid', '30 ml'],
      name: 'Linden',
      time: '2025-12-19T23:00:00Z',
      values: [],
      said: [
        { __typename: 'ImportSaid', field: 'product', text: 'Oxalic acid' },
        { __typename: 'ImportSaid', field: 'dose', text: '30 ml' },
      ],
      problems: [{ __typename: 'ImportProblem', column: 'withdrawal_days', reason: 'NO_VALUE' }],
    },
  ],
};

export const Treatments = () => <OneStory answers={[one(treatments)]} />;

export const TreatmentsOnAPhone = () => <OneStory answers={[one(treatments)]} language="de" isNarrow />;

export const Inspections = () => <OneStory answers={[one(inspections)]} />;

export const InspectionsCountedOnAPhone = () => (
  <OneStory
    answers={[
      one({
        ...inspections,
        file: { state: 'COUNTED' },
        counted: { ...aCount, unchosen: 13, names: hiveNames },
      }),
    ]}
    isNarrow
  />
);
