import { fakePerson } from '@skep/remote-kit/testing';
import { createSession } from '../session/session.ts';
import { createWaitingCount, onCountElsewhere } from './outbox-count.ts';

test('what this tab counts itself is no news to it; what another tab counts is', () => {
  const session = createSession();
  session.begin('the-token', fakePerson);
  const count = createWaitingCount(session);
  const onCount = jest.fn();
  onCountElsewhere(onCount);
  count.set(fakePerson.id, { waiting: 1, refused: 0 });
  expect(count.get()).toEqual({ waiting: 1, refused: 0 });
  expect(onCount).not.toHaveBeenCalled();
  const key = `skep.waiting|${fakePerson.id}`;
  localStorage.setItem(key, JSON.stringify({ waiting: 2, refused: 0 }));
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(onCount).toHaveBeenCalledTimes(1);
  expect(count.get()).toEqual({ waiting: 2, refused: 0 });
});

test('until it is known whose page this is, something may wait where anything does', async () => {
  const key = `skep.waiting|${fakePerson.id}`;
  localStorage.setItem(key, JSON.stringify({ waiting: 1, refused: 0 }));
  localStorage.setItem('skep.session', 'the-token');
  const session = createSession();
  const count = createWaitingCount(session);
  expect([count.isOpen(), count.isAny()]).toEqual([true, false]);
  const known = count.known();
  session.confirm(fakePerson, 'the-token');
  await known;
  expect([count.isOpen(), count.isAny()]).toEqual([false, true]);
});
