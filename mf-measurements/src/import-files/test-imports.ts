/** A file as the gateway tells it. */
export function aFile(change: object = {}) {
  return {
    __typename: 'FileImport',
    id: '4',
    name: 'winter 2025.csv',
    sizeBytes: 120_000,
    source: 'UNKNOWN',
    state: 'MAPPING',
    fault: null,
    stored: 0,
    progressPercent: 0,
    createdAt: '2026-06-03T12:05:00Z',
    importedAt: null,
    ...change,
  };
}

export const aCount = {
  __typename: 'ImportCount',
  rows: 2881,
  fresh: 2700,
  there: 120,
  repeated: 0,
  shared: 0,
  refused: 61,
  unchosen: 0,
  leftOut: 3,
  differing: 0,
  first: '2025-01-01T00:00:00Z',
  last: '2025-03-31T23:45:00Z',
  names: [] as object[],
};

export const column = (role: string, quantity: string | null = null, unit: string | null = null) => ({
  __typename: 'ImportColumn',
  role,
  quantity,
  unit,
  name: null,
  isUnitUnsure: false,
});

export interface DetailsPart {
  file?: object;
  mapping?: object;
  [other: string]: unknown;
}

/** The same with how it is read and what was counted. */
export function details({ file = {}, mapping = {}, ...change }: DetailsPart = {}) {
  return {
    __typename: 'FileImportDetails',
    id: '4',
    file: aFile(file),
    importedBefore: null,
    titles: ['Time', 'Scale (lb)', 'Brood'],
    mapping: {
      __typename: 'ImportMapping',
      kind: 'MEASUREMENTS',
      encoding: 'UTF8',
      separator: 'SEMICOLON',
      skippedRows: 0,
      hasHeader: true,
      hasDecimalComma: true,
      dateOrder: 'DMY',
      timeZone: 'Europe/Amsterdam',
      target: '7',
      columns: [column('TIME'), column('VALUE', 'weight_kg', 'lb'), column('SKIP')],
      names: [],
      fixed: [],
      ...mapping,
    },
    samples: [
      aSample('1.1.2025 00:00', '2024-12-31T23:00:00Z', 40.5),
      aSample('1.1.2025 00:15', '2024-12-31T23:15:00Z', 40.4),
      {
        ...aSample('31.2.2025 00:30', null, 0),
        values: [],
        problems: [{ __typename: 'ImportProblem', column: 'Time', reason: 'NOT_A_TIME' }],
      },
    ],
    counted: null,
    followers: [],
    leftOutSheets: [],
    items: [],
    hives: [],
    ...change,
  };
}

function aSample(time: string, read: string | null, value: number) {
  return {
    __typename: 'ImportSample',
    cells: [time, '89,3', '34,1'],
    name: null,
    time: read,
    values: [{ __typename: 'ImportValue', quantity: 'weight_kg', value }],
    said: [],
    problems: [],
  };
}
