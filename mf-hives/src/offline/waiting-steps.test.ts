import { waitingRequeening, waitingSplit, waitingUnion } from './waiting-steps.ts';

const id = 'waiting:0199c0de-0000-7000-8000-000000000001';
const queen = { __typename: 'Queen', id: '3', name: 'Beatrix' };
const hive = { id: '11', name: 'Linden', state: 'ACTIVE' as const, queen };
const other = { id: '12', name: 'Lime', state: 'QUEENLESS' as const, queen: undefined };
const title = 'A step';
const date = '2026-06-03';
const newQueen = { name: 'Juliana', isClipped: false, isFertilized: true };

const fieldsOf = (changes: readonly { kind: string }[]) =>
  changes.flatMap((change) => ('fields' in change ? [change.fields] : []));
const partsOf = (changes: readonly { kind: string }[]) =>
  changes.flatMap((change) => ('field' in change && 'entry' in change ? [[change.field, change.entry]] : []));

test('a split leaves the hive without the queen who goes along, and makes a hive with her', () => {
  const apiary = { id: '5', name: 'Heath' };
  const input = { name: 'Cutting', apiaryId: '5', date, doesQueenMove: true, state: 'NUCLEUS' as const };
  const build = {
    color: '#aabbcc',
    layers: [
      { __typename: 'HiveLayer' as const, id: '1', kind: 'HONEY' as const, color: null, frameCount: 8 },
    ],
  };
  const split = waitingSplit({ id, title, hive, input, apiary, build, races: [] });
  expect(fieldsOf(split.changes)).toEqual([{ queen: null, state: 'QUEENLESS', stateSince: date }]);
  expect(partsOf(split.changes)).toMatchObject([
    [
      'hives',
      { id, name: 'Cutting', queen, state: 'NUCLEUS', stateSince: date, layers: [{ frameCount: 8 }] },
    ],
    ['hives', { id }],
  ]);
  expect(split.makes?.map(({ at }) => at.join('.'))).toEqual([
    'splitColony.hives.1.id',
    'splitColony.hives.1.layers.0.id',
  ]);

  const placements = { ...input, doesQueenMove: false, newQueen };
  const given = waitingSplit({ id, title, hive, input: placements, apiary, build: {}, races: [] });
  expect(fieldsOf(given.changes)).toEqual([{ queen }]);
  expect(partsOf(given.changes)).toMatchObject([
    ['hives', { queen: { name: 'Juliana' } }],
    ['hives', {}],
    ['queenRegister', { id: `${id}-queen`, reigns: [{ hive: { id }, until: null }] }],
  ]);
  expect(given.makes?.at(-1)).toEqual({ id: `${id}-queen`, at: ['splitColony', 'hives', 1, 'queen', 'id'] });
});

test('of two hives that are united one is no more, and the queen who was chosen heads the other', () => {
  const input = { otherHiveId: '11', queen: 'OTHER' as const, fate: 'DEAD' as const, date };
  const union = waitingUnion({ id, title, hive: other, other: hive, input });
  expect(union).toMatchObject({ about: 'hive:12', alsoAbout: ['hive:11'] });
  expect(fieldsOf(union.changes)).toEqual([
    { queen, state: 'ACTIVE', stateSince: date },
    { queen: null, state: 'UNITED', stateSince: date },
  ]);
  const none = waitingUnion({ id, title, hive, other, input: { ...input, queen: 'NONE' } });
  expect(fieldsOf(none.changes)[0]).toEqual({ queen: null, state: 'QUEENLESS', stateSince: date });
});

test('a hive that gets a queen is queenless no longer', () => {
  const input = { fate: 'DEAD' as const, date };
  const made = waitingRequeening({
    id,
    title,
    hive: other,
    input: { ...input, queen: newQueen },
    known: undefined,
    races: [],
  });
  expect(fieldsOf(made.changes)).toMatchObject([{ queen: { id: `${id}-queen` }, state: 'ACTIVE' }]);
  expect(made.makes).toEqual([{ id: `${id}-queen`, at: ['requeenColony', 'hives', 0, 'queen', 'id'] }]);
  const known = waitingRequeening({
    id,
    title,
    hive,
    input: { ...input, queenId: '3' },
    known: queen,
    races: [],
  });
  expect(known).toMatchObject({ makes: [], alsoAbout: ['queen:3'] });
  expect(fieldsOf(known.changes)).toEqual([{ queen }]);
});
