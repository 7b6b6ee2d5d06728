import { fakePerson } from '@skep/remote-kit/testing';
import { createSession } from '../session/session.ts';
import { createWaitingCount, onCountElsewhere } from './waiting-count.ts';

test('what this tab counts itself is no news to it; what another tab counts is', () => {
  const session = createSession();
  session.begin('the-token', fakePerson);
  const count = createWaitingCount(session);
  const told = jest.fn();
  onCountElsewhere(told);
  count.set(fakePerson.id, { waiting: 1, refused: 0 });
  expect(count.get()).toEqual({ waiting: 1, refused: 0 });
  expect(told).not.toHaveBeenCalled();
  const key = `skep.waiting|${fakePerson.id}`;
  localStorage.setItem(key, JSON.stringify({ waiting: 2, refused: 0 }));
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(told).toHaveBeenCalledTimes(1);
  expect(count.get()).toEqual({ waiting: 2, refused: 0 });
});
