import { safeParse } from 'valibot';
import { isFutureDay, isHiveThere, layersOfSplit, requiredDay } from './hive-life-rules.ts';

test('lost, united and sold hives are there no longer', () => {
  expect((['active', 'nucleus', 'queenless'] as const).map(isHiveThere)).toEqual([true, true, true]);
  expect((['lost', 'united', 'sold'] as const).map(isHiveThere)).toEqual([false, false, false]);
});

test('today is no future anywhere on earth, the day after tomorrow is one everywhere', () => {
  const now = new Date('2026-06-03T11:00:00Z');
  expect(['2026-06-03', '2026-06-04', '2026-06-05'].map((day) => isFutureDay(day, now))).toEqual([
    false,
    false,
    true,
  ]);
});

test.each([
  ['', 'required'],
  ['2026-02-30', 'not_a_date'],
  ['3 June', 'not_a_date'],
])('the day "%s" is refused', (day, problem) => {
  const { issues } = safeParse(requiredDay, day);
  expect(issues?.[0]?.message).toBe(problem);
});

test('the new hive of a split is one brood box with as many frames as the boxes of the old one', () => {
  const excluder = { kind: 'queen_excluder' } as const;
  expect(layersOfSplit([excluder, { kind: 'honey', frameCount: 8 }], '#aabbcc')).toEqual([
    { kind: 'brood', color: '#aabbcc', frameCount: 8 },
  ]);
  expect(layersOfSplit([excluder], undefined)).toEqual([{ kind: 'brood', frameCount: 10 }]);
});
