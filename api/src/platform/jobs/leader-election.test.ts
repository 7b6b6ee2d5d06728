import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { inOneOfMany } from './leader-election.ts';
import { giveLeaseBack, takeLease } from './lease-store.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const context = () => api.app.contextFor('test');

/** What two processes that may do it have done, in order. */
function twoProcesses(name: string) {
  const events: string[] = [];
  const begun = { one: Promise.withResolvers<void>(), other: Promise.withResolvers<void>() };
  const processOf = (process: keyof typeof begun) =>
    inOneOfMany(context, name, () => {
      events.push(`${process} begins`);
      begun[process].resolve();
      return { stop: async () => void events.push(`${process} ends`) };
    });
  return { events, begun, processOf };
}

test('of two processes one does it, and the other as soon as that one ends', async () => {
  const { events, begun, processOf } = twoProcesses('first of two');
  const one = processOf('one');
  await begun.one.promise;
  const other = processOf('other');
  await one.stop();
  await begun.other.promise;
  await other.stop();
  expect(events).toEqual(['one begins', 'one ends', 'other begins', 'other ends']);
});

test('a lease is one’s own until it ends or is given back, whatever the clocks of processes say', async () => {
  const [anna, bert] = ['anna', 'bert'].map((holder) => ({ name: 'the only one', holder }));
  if (anna === undefined || bert === undefined) throw new Error('There are two.');
  expect(await takeLease(context(), anna, 60)).toBe(true);
  api.clock.advance({ days: 1 });
  expect(await takeLease(context(), bert, 60)).toBe(false);
  expect(await takeLease(context(), anna, -1)).toBe(true);
  // It has ended.
  expect(await takeLease(context(), bert, 60)).toBe(true);
  expect(await takeLease(context(), anna, 60)).toBe(false);
  await giveLeaseBack(context(), anna);
  expect(await takeLease(context(), anna, 60)).toBe(false);
  await giveLeaseBack(context(), bert);
  expect(await takeLease(context(), anna, 60)).toBe(true);
});
