import { messageAllowance } from './message-allowance.ts';

const at = (seconds: number) => new Date(1_790_000_000_000 + seconds * 1000);
const count = (mayStore: ReturnType<typeof messageAllowance>, key: string, tries: number, time: Date) =>
  Array.from({ length: tries }, () => mayStore(key, time)).filter(Boolean).length;

test('messages of two weeks are accepted at once; endless ones as often as over HTTP', () => {
  const mayStore = messageAllowance(1);
  expect(count(mayStore, 'kept', 14 * 96, at(0))).toBe(14 * 96);
  expect(count(mayStore, 'loud', 50_000, at(0))).toBe(7200);
  expect(count(mayStore, 'loud', 50_000, at(60))).toBe(120);
  expect(count(mayStore, 'loud', 50_000, at(61))).toBe(2);
  expect(count(mayStore, 'quiet', 1, at(61))).toBe(1);
});
