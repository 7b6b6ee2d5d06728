import fc from 'fast-check';
import { safeParse } from 'valibot';
import {
  consentedTimeRanges,
  datesOfAnswer,
  researchForm,
  type TimeRange,
  timeRangeOfDays,
} from './research-rules.ts';

const day = (number: number) => new Date(Date.UTC(2026, 4, number));
const yes = (number: number, ...hiveIds: number[]) => ({ isYes: true, at: day(number), hiveIds });
const no = (number: number) => ({ isYes: false, at: day(number), hiveIds: [] });
const ever: TimeRange = { from: undefined, until: undefined };

test('a yes counts until the next answer, for its own hives', () => {
  const timeRanges = consentedTimeRanges([yes(1, 1, 2), yes(5, 2, 3), no(9)], ever);
  expect(Object.fromEntries(timeRanges)).toEqual({
    1: [{ from: day(1), until: day(5) }],
    2: [{ from: day(1), until: day(9) }],
    3: [{ from: day(5), until: day(9) }],
  });
});

test('the last yes has no end but that of the research, whose last day is part of it', () => {
  const may = timeRangeOfDays({ startsOn: '2026-05-03', endsOn: '2026-05-06' });
  expect(consentedTimeRanges([yes(1, 1)], ever).get(1)).toEqual([{ from: day(1), until: undefined }]);
  expect(consentedTimeRanges([yes(1, 1)], may).get(1)).toEqual([{ from: day(3), until: day(7) }]);
  expect(consentedTimeRanges([yes(1, 1), no(3)], may).size).toBe(0);
  expect(consentedTimeRanges([yes(7, 1)], may).size).toBe(0);
});

test('the minute in which somebody withdrew is not shown, since inspections are dated by the minute', () => {
  const at = (time: string) => new Date(`2026-05-01T${time}Z`);
  const said = (isYes: boolean, time: string) => ({ isYes, at: at(time), hiveIds: isYes ? [1] : [] });
  const given = (...answers: ReturnType<typeof said>[]) => consentedTimeRanges(answers, ever).get(1);
  expect(given(said(true, '10:00:10'), said(false, '10:05:40'))).toEqual([
    { from: at('10:00:10'), until: at('10:05:00') },
  ]);
  expect(given(said(true, '10:05:10'), said(false, '10:05:40'))).toBeUndefined();
  // A yes that goes on leaves no hole.
  expect(given(said(true, '10:00:10'), said(true, '10:05:40'))).toEqual([
    { from: at('10:00:10'), until: undefined },
  ]);
});

test('a yes moves earlier down to the answer before it, a no later up to the next one or to now', () => {
  const answers = [yes(1, 1), no(5), yes(8, 1), no(9)];
  const now = day(20);
  expect(answers.map((_answer, index) => datesOfAnswer(answers, index, now))).toEqual([
    { earliest: undefined, latest: day(1) },
    { earliest: day(5), latest: day(8) },
    { earliest: day(5), latest: day(8) },
    { earliest: day(9), latest: now },
  ]);
});

const dates = fc.integer({ min: 0, max: 40 });
const answersInOrder = fc
  .array(
    fc.record({ isYes: fc.boolean(), day: dates, hiveIds: fc.uniqueArray(fc.integer({ min: 1, max: 3 })) }),
  )
  .map((list) =>
    list
      .toSorted((a, b) => a.day - b.day)
      .map(({ isYes, day: number, hiveIds }) => ({ isYes, at: day(number), hiveIds })),
  );
const researchDays = fc.tuple(fc.option(dates), fc.option(dates)).map(([from, until]) => ({
  from: from === null ? undefined : day(from),
  until: until === null ? undefined : day(until),
}));

const holds = ({ from, until }: TimeRange, at: Date) =>
  (from === undefined || from <= at) && (until === undefined || at < until);

test('whatever was answered: a hive is looked at when its newest answer was a yes for it, within the research', () => {
  fc.assert(
    fc.property(
      answersInOrder,
      researchDays,
      dates,
      fc.integer({ min: 1, max: 3 }),
      (answers, research, on, hive) => {
        const at = new Date(day(on).getTime() + 1);
        const newest = answers.findLast((answer) => answer.at <= at);
        const isGiven = newest?.isYes === true && newest.hiveIds.includes(hive) && holds(research, at);
        const timeRanges = consentedTimeRanges(answers, research).get(hive) ?? [];
        expect(timeRanges.filter((timeRange) => holds(timeRange, at))).toHaveLength(isGiven ? 1 : 0);
      },
    ),
  );
});

test('whatever was answered: another date keeps the order of answers', () => {
  fc.assert(
    fc.property(
      answersInOrder,
      fc.nat(),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (answers, pick, part) => {
        fc.pre(answers.length > 0);
        const index = pick % answers.length;
        const { earliest = day(-5), latest } = datesOfAnswer(answers, index, day(60));
        const at = new Date(earliest.getTime() + part * (latest.getTime() - earliest.getTime()));
        const moved = answers.with(index, {
          hiveIds: [],
          ...answers[index],
          isYes: answers[index]?.isYes ?? false,
          at,
        });
        const times = moved.map((answer) => answer.at.getTime());
        expect(times).toEqual(times.toSorted((a, b) => a - b));
      },
    ),
  );
});

const pathsOf = (input: object) =>
  safeParse(researchForm, { name: 'Winter losses', ...input }).issues?.map(({ path }) => path?.[0]?.key);

test.each([
  [{}, undefined],
  [{ name: ' ' }, ['name']],
  [{ url: 'https://example.org/bees' }, undefined],
  [{ url: 'javascript:alert(1)' }, ['url']],
  [{ startsOn: '2026-05-03', endsOn: '2026-05-02' }, ['endsOn']],
  [{ startsOn: '3 May' }, ['startsOn']],
  [{ researchers: ['nobody'] }, ['researchers']],
])('of the form %j the faults are %j', (input, faults) => {
  expect(pathsOf(input)).toEqual(faults);
});
