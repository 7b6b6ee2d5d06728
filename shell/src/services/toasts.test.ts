import { createNotices } from './toasts.ts';

const run = () => undefined;

test('a sentence goes by itself, unless it has gone wrong or has the only way out', () => {
  jest.useFakeTimers();
  const notices = createNotices();
  notices.notify({ kind: 'success', text: 'Saved' });
  notices.notify({ kind: 'success', text: 'Written', action: { label: 'Correct', run, isElsewhere: true } });
  notices.notify({ kind: 'success', text: 'Deleted', action: { label: 'Undo', run } });
  notices.notify({ kind: 'problem', text: 'Failed' });
  jest.advanceTimersByTime(60_000);
  expect(notices.get().map(({ text }) => text)).toEqual(['Deleted', 'Failed']);
  jest.useRealTimers();
});
