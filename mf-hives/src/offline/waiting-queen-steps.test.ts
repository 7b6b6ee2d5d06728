import type { RegisteredQueenRowFragment as Row } from '../generated/graphql.ts';
import { waitingQueenWithoutHive } from './waiting-new-queen.ts';
import { waitingQueenEnd, waitingQueenMove } from './waiting-queen-steps.ts';
import { waitingState } from './waiting-steps.ts';

const title = 'A step';
const date = '2026-06-03';

function heads(id: string, hiveId: string): Row {
  const queen = { id, name: `Queen ${id}`, goneOn: null, fate: null };
  const hive = { __typename: 'HiveName', id: hiveId, name: `Hive ${hiveId}`, isDeleted: false };
  const reigns = [{ __typename: 'QueenReign', hive, since: '2025-05-01', until: null }];
  return { __typename: 'RegisteredQueen', id, queen, reigns } as unknown as Row;
}

const changesOf = (changes: readonly object[], typename: string) =>
  changes.flatMap((change) =>
    'fields' in change && 'typename' in change && 'id' in change && change.typename === typename
      ? [[change.id, change.fields]]
      : [],
  );

test('a queen who moves leaves her hive queenless, heads the other, and whoever headed it is what was said', () => {
  const [row, former] = [heads('3', '11'), heads('4', '12')];
  const target = { id: '12', name: 'Hive 12', state: 'ACTIVE' as const };
  const move = waitingQueenMove({ title, row, target, former, input: { hiveId: '12', date, fate: 'SOLD' } });
  expect(move).toMatchObject({ about: 'queen:3', alsoAbout: ['hive:11', 'hive:12', 'queen:4'] });
  expect(changesOf(move.changes, 'Hive')).toEqual([
    ['11', { queen: null, state: 'QUEENLESS', stateSince: date }],
    ['12', { queen: row.queen }],
  ]);
  expect(changesOf(move.changes, 'Queen')).toEqual([['4', { goneOn: date, fate: 'SOLD' }]]);
  expect(changesOf(move.changes, 'RegisteredQueen')).toMatchObject([
    ['3', { reigns: [{ until: date }, { hive: { id: '12' }, since: date, until: null }] }],
    ['4', { reigns: [{ until: date }] }],
  ]);
});

test('a hive without a queen that gets one is queenless no longer', () => {
  const row = { ...heads('3', '11'), reigns: [] };
  const target = { id: '12', name: 'Hive 12', state: 'QUEENLESS' as const };
  const move = waitingQueenMove({
    title,
    row,
    target,
    former: undefined,
    input: { hiveId: '12', date, fate: 'DEAD' },
  });
  expect(changesOf(move.changes, 'Hive')).toEqual([
    ['12', { queen: row.queen, state: 'ACTIVE', stateSince: date }],
  ]);
});

test('a queen who is gone leaves her hive queenless; one who is taken out lives', () => {
  const end = waitingQueenEnd({ title, row: heads('3', '11'), input: { date, fate: 'DEAD' } });
  expect(changesOf(end.changes, 'Hive')).toMatchObject([['11', { queen: null, state: 'QUEENLESS' }]]);
  const nowhere = { place: null, purpose: null, recipient: null };
  expect(changesOf(end.changes, 'Queen')).toEqual([
    ['3', { goneOn: date, fate: 'DEAD' }],
    ['3', nowhere],
  ]);
  const inBank = { place: 'Queen bank', purpose: 'RESERVE' } as const;
  const input = { date, fate: 'KEPT', ...inBank } as const;
  const reopened = waitingQueenEnd({ title, row: heads('3', '11'), input });
  expect(changesOf(reopened.changes, 'Queen')).toEqual([
    ['3', { goneOn: null, fate: null }],
    ['3', { ...nowhere, ...inBank }],
  ]);
  expect(changesOf(reopened.changes, 'RegisteredQueen')).toMatchObject([
    ['3', { reigns: [{ until: date }] }],
  ]);
});

test('a new queen without a hive is in the register at once, and can be introduced before the service knows her', () => {
  const input = { name: 'Bought', isClipped: false, isFertilized: true };
  const made = waitingQueenWithoutHive({
    id: 'new-1',
    title,
    input,
    races: [],
    place: 'Apidea',
    purpose: 'MATING',
  });
  expect(made).toMatchObject({ about: 'queen:new-1', makes: [{ id: 'new-1', at: ['createQueen', 'id'] }] });
  const queen = { id: 'new-1', name: 'Bought', place: 'Apidea', purpose: 'MATING', goneOn: null };
  expect(made.changes).toMatchObject([
    { kind: 'added', field: 'queenRegister', entry: { id: 'new-1', queen, reigns: [] } },
  ]);
});

test('a hive that is sold takes its queen along; as a nucleus it keeps her', () => {
  const hive = { id: '11', name: 'Linden', state: 'ACTIVE' as const, queen: { id: '3' } };
  const sold = waitingState({ title, hive, input: { date, state: 'SOLD' } });
  expect(sold.alsoAbout).toEqual(['queen:3']);
  expect(changesOf(sold.changes, 'Hive')).toEqual([['11', { state: 'SOLD', stateSince: date, queen: null }]]);
  expect(changesOf(sold.changes, 'Queen')).toEqual([['3', { goneOn: date, fate: 'SOLD' }]]);
  const nucleus = waitingState({ title, hive, input: { date, state: 'NUCLEUS' } });
  expect(changesOf(nucleus.changes, 'Hive')).toEqual([['11', { state: 'NUCLEUS', stateSince: date }]]);
});
