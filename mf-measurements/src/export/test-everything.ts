import type { FakeAnswer } from '@skep/remote-kit/testing';
import { answering } from '../testing/gateway.ts';
import { AccountExportQuery, BeginAccountExportMutation } from './AccountExport.graphql.ts';
import { ForgetRestoreMutation, RestoreQuery, StartRestoreMutation } from './Restore.graphql.ts';

export const anExport = (overrides: object = {}) => ({
  __typename: 'AccountExport',
  id: '5',
  state: 'RUNNING',
  progressPercent: 45,
  file: null,
  ...overrides,
});

export const aReadyExport = (overrides: object = {}) =>
  anExport({
    state: 'READY',
    progressPercent: 100,
    file: {
      __typename: 'AccountExportFile',
      path: '/api/user/export/5/file',
      sizeBytes: 2_340_000,
      deletedAt: '2026-11-28T09:30:00+00:00',
    },
    ...overrides,
  });

const aKind = (name: string, fresh: number, overrides: object = {}) => ({
  __typename: 'RestoredKind',
  name,
  fresh,
  present: 0,
  leftOut: 0,
  faultyRow: null,
  ...overrides,
});

export const aRestore = (overrides: object = {}) => ({
  __typename: 'Restore',
  id: '3',
  state: 'COUNTED',
  progressPercent: 100,
  kinds: [
    aKind('apiaries', 2, { present: 1 }),
    aKind('hives', 14),
    aKind('hive_layers', 40),
    aKind('inspections', 310, { leftOut: 2 }),
    aKind('photos', 0, { faultyRow: 7 }),
    aKind('queens', 0),
    aKind('measurements', 412_000),
  ],
  ...overrides,
});

interface FakeThings {
  /** The state of the export, at each query. */
  exports?: readonly (object | null)[];
  restore?: object | null;
  /** The requests. */
  begun?: unknown[];
}

/** A server that makes exports and brings archives back. */
export function fakeEverything({
  exports = [null],
  restore = null,
  begun = [],
}: FakeThings = {}): FakeAnswer[] {
  let [currentExport = null, ...later] = exports;
  let currentRestore = restore;
  return [
    answering(AccountExportQuery, () => {
      const accountExport = currentExport;
      if (accountExport !== null) currentExport = later.shift() ?? currentExport;
      return { accountExport };
    }),
    answering(BeginAccountExportMutation, (variables) => {
      begun.push(variables);
      currentExport = anExport({ state: 'WAITING', progressPercent: 0 });
      later = [];
      return { beginAccountExport: currentExport };
    }),
    answering(RestoreQuery, () => ({ restore: currentRestore })),
    answering(StartRestoreMutation, () => {
      currentRestore = aRestore({ state: 'DONE' });
      return { startRestore: currentRestore };
    }),
    answering(ForgetRestoreMutation, () => {
      currentRestore = null;
      return { forgetRestore: { __typename: 'Done', done: true } };
    }),
  ];
}
