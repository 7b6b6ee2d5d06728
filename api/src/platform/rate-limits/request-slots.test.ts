import type { UserId } from '#platform/context/ids.ts';
import { countedCosts } from './request-costs.ts';
import { requestSlots } from './request-slots.ts';

const [anna, bram] = [1 as UserId, 2 as UserId];
const placements = () => new AbortController().signal;
const isRefused = { code: 'too_many_requests', details: { retryAfterSeconds: 1 } };

test('of one person so many requests run, so many wait in the order in which they came, and others are refused', async () => {
  const slots = requestSlots({ running: () => 2, waiting: 2 });
  const began: number[] = [];
  const enter = async (number: number) => {
    const leave = await slots.enter(anna, placements());
    began.push(number);
    return leave;
  };
  const [first, second] = [await enter(1), await enter(2)];
  const [third, fourth] = [enter(3), enter(4)];
  await expect(enter(5)).rejects.toMatchObject(isRefused);
  await slots.enter(bram, placements());
  expect(began).toEqual([1, 2]);
  second();
  // To leave twice frees no second slot.
  second();
  const leaveThird = await third;
  expect(began).toEqual([1, 2, 3]);
  first();
  const leaveFourth = await fourth;
  expect(began).toEqual([1, 2, 3, 4]);
  for (const leave of [leaveThird, leaveFourth]) leave();
  expect((await Promise.all([enter(6), enter(7)])).length).toBe(2);
});

test('where fewer may run than do, nobody begins until those are through', async () => {
  let running = 2;
  const slots = requestSlots({ running: () => running, waiting: 3 });
  const began: number[] = [];
  const enter = async (number: number) => {
    const leave = await slots.enter(anna, placements());
    began.push(number);
    return leave;
  };
  const [first, second] = [await enter(1), await enter(2)];
  running = 1;
  const [third, fourth, fifth] = [enter(3), enter(4), enter(5)];
  first();
  await new Promise(setImmediate);
  expect(began).toEqual([1, 2]);
  second();
  const leaveThird = await third;
  await new Promise(setImmediate);
  expect(began).toEqual([1, 2, 3]);
  running = 2;
  leaveThird();
  await Promise.all([fourth, fifth]);
  expect(began).toEqual([1, 2, 3, 4, 5]);
});

test('a client that closes its connection while it waits gives its place to others', async () => {
  const slots = requestSlots({ running: () => 1, waiting: 1 });
  const leave = await slots.enter(anna, placements());
  const gone = new AbortController();
  const waiting = slots.enter(anna, gone.signal);
  gone.abort();
  await expect(waiting).rejects.toMatchObject(isRefused);
  const next = slots.enter(anna, placements());
  leave();
  await next;
});

test('what was spent beyond the limit is paid off at the rate of the limit, by each person alone', () => {
  const costs = countedCosts(60_000);
  const at = (seconds: number) => new Date(Date.UTC(2026, 10, 28) + seconds * 1000);
  costs.spend(anna, 59_999, at(0));
  expect(costs.secondsToWait(anna, at(0))).toBeUndefined();
  costs.spend(anna, 90_001, at(0));
  expect(costs.secondsToWait(anna, at(0))).toBe(91);
  expect(costs.secondsToWait(bram, at(0))).toBeUndefined();
  expect(costs.secondsToWait(anna, at(90))).toBe(1);
  expect(costs.secondsToWait(anna, at(91))).toBeUndefined();
});

test('who has cost much in the last seconds is busy until most of it is paid off', () => {
  const costs = countedCosts(1_000_000);
  const at = (seconds: number) => new Date(Date.UTC(2026, 10, 28) + seconds * 1000);
  costs.spend(anna, 60_000, at(0));
  expect(costs.isBusy(anna, at(0))).toBe(false);
  costs.spend(anna, 50_000, at(0));
  expect(costs.isBusy(anna, at(2))).toBe(true);
  expect(costs.isBusy(anna, at(4))).toBe(false);
  expect(costs.isBusy(bram, at(0))).toBe(false);
});
