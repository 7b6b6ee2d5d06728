import { type DocumentNode, type FieldNode, Kind, OperationTypeNode, visit } from 'graphql';
import * as alerts from '../mf-alerts/src/generated/graphql.ts';
import * as hives from '../mf-hives/src/generated/graphql.ts';
import { waitingNewApiary } from '../mf-hives/src/offline/waiting-new-apiary.ts';
import { waitingNewHive } from '../mf-hives/src/offline/waiting-new-hive.ts';
import { waitingNewQueen } from '../mf-hives/src/offline/waiting-new-queen.ts';
import { waitingTag } from '../mf-hives/src/offline/waiting-tag.ts';
import { diaryVariables, filterOfAddress } from '../mf-inspections/src/diary/diary-filter.ts';
import * as inspections from '../mf-inspections/src/generated/graphql.ts';
import { waitingBloom } from '../mf-inspections/src/offline/waiting-bloom.ts';
import { waitingInspection } from '../mf-inspections/src/offline/waiting-inspection.ts';
import { waitingStart } from '../mf-inspections/src/offline/waiting-plan.ts';
import { waitingTask } from '../mf-inspections/src/offline/waiting-task.ts';
import * as registers from '../mf-registers/src/generated/graphql.ts';
import { waitingEntry } from '../mf-registers/src/offline/waiting-entry.ts';
import { aTreatment } from '../mf-registers/src/testing/entries.ts';
import { operationNameOf } from '../shell/src/graphql/selected-fields.ts';
import type { StoredPatch } from '../shell/src/offline-outbox/former-patches.ts';
import { overlaid } from '../shell/src/offline-outbox/optimistic-overlay.ts';

interface Write {
  changes: readonly StoredPatch[];
}

/** Answers with empty lists: what is added to one is seen. */
const answer = {
  apiaries: [{ __typename: 'Apiary', id: '5', hives: [] }],
  hive: { __typename: 'Hive', id: '1', inspectionTable: { columns: [] } },
  diary: { nodes: [] },
  newestInspections: { columns: [] },
  registerEntries: { entries: [] },
  ...{ hives: [], hiveQueens: [], queenRegister: [], hiveTags: [], tasks: [], hivePlans: [], honeyWaits: [] },
  blooms: [],
};
const { filter } = diaryVariables(filterOfAddress(new URLSearchParams()));
const variablesOf: Record<string, Record<string, unknown>> = {
  Diary: { filter },
  HiveInspections: { page: 1 },
  HiveQueens: { id: '1' },
};

const id = 'waiting:0199c0de-0000-7000-8000-000000000001';
const apiary = { __typename: 'Apiary' as const, id: '5', name: 'Heath' };
const layers = [{ kind: 'BROOD' as const, frameCount: 10 }];
const types = [{ id: '3', name: 'Warré' }];

const written: Record<string, () => Write> = {
  inspection: () =>
    waitingInspection({
      ...{ id, title: 'Linden', search: new URLSearchParams() },
      hive: {
        ...{ __typename: 'Hive', id: '1', name: 'Linden', color: null, state: 'ACTIVE', checklistId: null },
        ...{ apiary, layers: [], groupIds: [], canEdit: true, isOwner: true },
      } as never,
      inspection: { inspectedAt: '2026-06-03T12:00:00Z', timeZone: 'Europe/Amsterdam', items: [] },
    }),
  task: () =>
    waitingTask({
      ...{ id, input: { title: 'Feed', hiveIds: ['1'] }, search: new URLSearchParams() },
      choices: { apiaries: [{ ...apiary, hives: [{ id: '1', name: 'Linden' }] }], taskPeople: [] },
    }),
  plan: () =>
    waitingStart({
      ...{ id, title: 'Demaree', hive: { id: '1', name: 'Linden', apiary } },
      input: {
        ...{ hiveId: '1', method: 'DEMAREE', startDay: '2026-05-10' },
        steps: [{ step: 'REMOVE_CELLS', title: 'Remove queen cells' }],
      },
    }),
  bloom: () =>
    waitingBloom('Willow', { apiaryId: '5', season: 2026, plant: 'WILLOW', firstDay: '2026-03-20' }),
  hive: () =>
    waitingNewHive({
      ...{ id, title: 'Swarm', apiary, types },
      input: { name: 'Swarm', apiaryId: '5', typeId: '3', layers },
    }),
  apiary: () =>
    waitingNewApiary({
      ...{ id, title: 'Moor', types },
      input: {
        ...{ name: 'Moor', isRoofed: false, address: {} },
        hives: { amount: 1, firstNumber: 1, prefix: 'Hive', typeId: '3', layers },
      },
    }),
  queen: () =>
    waitingNewQueen({
      ...{ id, title: 'Beatrix', hive: { id: '1', name: 'Linden' }, races: [] },
      input: { isClipped: false, isFertilized: true },
    }),
  tag: () =>
    waitingTag({
      ...{ title: '07', number: undefined, input: { number: '07', action: 'SHOW_HIVE', hiveId: '1' } },
      hive: { id: '1', name: 'Linden', canEdit: true, deviceIds: [], color: null, layers: [], apiary },
    }),
  treatment: () => {
    const { kind, day, lastDay, hives: treated, treatment } = aTreatment();
    const said = { kind, day, lastDay, hives: treated, treatment };
    const of = { id, said, authorName: 'Anna', now: new Date('2026-06-03T12:00:00Z') };
    return waitingEntry({ ...of, title: 'Formic acid', field: 'createTreatment', path: '/registers' });
  },
};

/** Names of the queries of all remotes that show what a write adds. */
function shownBy({ changes }: Write): string[] {
  const added = changes.filter(({ kind }) => kind === 'added');
  const queries = [hives, inspections, registers, alerts].flatMap((remote) =>
    Object.values(remote).filter(isQuery),
  );
  return queries.flatMap((query) => {
    const name = operationNameOf(query) ?? '';
    const request = { query: withTypes(query), variables: variablesOf[name] ?? {} };
    return overlaid(added, request, answer) === answer ? [] : [name];
  });
}

const typename: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

/** As Apollo sends it. */
function withTypes(query: DocumentNode): DocumentNode {
  return visit(query, {
    SelectionSet: (set) => ({ ...set, selections: [...set.selections, typename] }),
  });
}

function isQuery(exported: object): exported is DocumentNode {
  if (!('definitions' in exported) || !Array.isArray(exported.definitions)) return false;
  return exported.definitions.some(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION && definition.operation === OperationTypeNode.QUERY,
  );
}

const hiveForms = ['EveryHive', 'EditHive', 'NewHive', 'ColonyStep', 'QueenStep', 'HiveTagForm', 'NewTask'];
const allOfHives = ['Home', 'Today', 'WriteIntoRegister', 'CountMites', 'EditAlertRule', ...hiveForms];

test('no patch names a query', () => {
  const patches = Object.values(written).flatMap((write) => write().changes);
  expect(JSON.stringify(patches)).not.toMatch(/"operations?":/);
});

test.each([
  ['inspection', ['Diary', 'NewestInspections', 'HiveInspections']],
  ['task', ['Agenda', 'Today']],
  ['plan', ['HivePlans', 'Agenda', 'Today']],
  ['bloom', ['Season', 'Today']],
  ['hive', ['Inspect', ...allOfHives]],
  ['apiary', ['Inspect', 'NewApiary', ...allOfHives]],
  ['queen', ['HiveQueens', 'QueenStep', 'ColonyStep']],
  ['tag', ['HiveTags', 'HiveTagForm', 'TagOfNumber', 'PrintTags']],
  ['treatment', ['RegisterBook', 'WriteIntoRegister', 'HoneyWaits', 'HoneyWaitsOfHives']],
])('a new %s is shown without a network, with all that these screens read of it', (what, screens) => {
  const shown = written[what]?.();
  expect(shown && shownBy(shown)).toEqual(expect.arrayContaining(screens));
});
