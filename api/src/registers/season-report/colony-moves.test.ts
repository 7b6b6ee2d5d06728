import type { ApiaryId, HiveId } from '#platform/context/ids.ts';
import { type HiveTimeline, isThereOn, movesOf } from './colony-moves.ts';

const meadow = 1 as ApiaryId;
const wood = 2 as ApiaryId;

const hive = (overrides: Partial<HiveTimeline> = {}): HiveTimeline => ({
  ...{ hiveId: 7 as HiveId, hiveName: 'Linden', begunOn: '2024-05-01', isSplit: false },
  ...{ deletedOn: undefined, states: [], places: [{ apiaryId: meadow, since: '2024-05-01' }], ...overrides },
});
const season = { apiaryId: meadow, from: '2026-01-01', until: '2026-12-31' };
const kindsOf = (of: HiveTimeline, over: Partial<typeof season> | { apiaryId: undefined } = {}) =>
  movesOf(of, { ...season, ...over }).map(({ day, kind }) => `${day} ${kind}`);

test('a colony that was there all season moves nowhere', () => {
  expect(kindsOf(hive())).toEqual([]);
  expect(isThereOn(hive(), '2026-12-31', meadow)).toBe(true);
});

test.each([
  ['new', { begunOn: '2026-05-02', places: [{ apiaryId: meadow, since: '2026-05-02' }] }, '2026-05-02 new'],
  ['split off', { begunOn: '2026-05-02', isSplit: true }, '2026-05-02 split'],
  ['lost', { states: [{ state: 'lost', since: '2026-10-03' }] }, '2026-10-03 lost'],
  ['sold', { states: [{ state: 'sold', since: '2026-01-01' }] }, '2026-01-01 sold'],
  ['united', { states: [{ state: 'united', since: '2026-12-31' }] }, '2026-12-31 united'],
  ['deleted', { deletedOn: '2026-04-01' }, '2026-04-01 deleted'],
] as const)('a colony that is %s says so on that day', (_, overrides, expected) => {
  expect(kindsOf(hive(overrides))).toEqual([expected]);
});

test('a colony that travels leaves one apiary for the other, and none of all together', () => {
  const travelling = hive({
    places: [
      { apiaryId: meadow, since: '2024-05-01' },
      { apiaryId: wood, since: '2026-06-01' },
      { apiaryId: meadow, since: '2026-08-01' },
    ],
  });
  expect(kindsOf(travelling)).toEqual(['2026-06-01 moved_out', '2026-08-01 moved_in']);
  expect(kindsOf(travelling, { apiaryId: wood })).toEqual(['2026-06-01 moved_in', '2026-08-01 moved_out']);
  expect(kindsOf(travelling, { apiaryId: undefined })).toEqual([]);
});

test('a hive that was lost lives again, and one that is lost elsewhere is no move here', () => {
  const again = hive({
    states: [
      { state: 'lost', since: '2025-12-01' },
      { state: 'nucleus', since: '2026-05-10' },
    ],
  });
  expect(kindsOf(again)).toEqual(['2026-05-10 recovered']);
  expect(kindsOf(again, { apiaryId: wood })).toEqual([]);
});

test('what happened before or after the season is not part of it', () => {
  expect(kindsOf(hive({ states: [{ state: 'lost', since: '2025-12-31' }] }))).toEqual([]);
  expect(kindsOf(hive({ states: [{ state: 'lost', since: '2027-01-01' }] }))).toEqual([]);
});
