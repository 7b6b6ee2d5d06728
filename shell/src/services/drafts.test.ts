import { type SessionState, writableStore } from '@skep/remote-kit';
import { fakePerson } from '@skep/remote-kit/testing';
import { createDrafts } from './drafts.ts';

const ada = { ...fakePerson, id: '1' };
const ben = { ...fakePerson, id: '12' };

/** One tab of a browser, whose storage all tests of this file begin empty. */
function tabOf(state: SessionState = { kind: 'signedIn', person: ada }) {
  const session = writableStore<SessionState>(state);
  return { session, drafts: createDrafts(session) };
}

beforeEach(() => localStorage.clear());

test('another tab, and the next visit, read what this one stored', () => {
  tabOf().drafts.keep('inspections:new:11', 'one', { notes: 'Calm' });
  expect(tabOf().drafts.newestOf('inspections:new:11')).toMatchObject({
    id: 'one',
    content: { notes: 'Calm' },
  });
  expect(tabOf().drafts.newestOf('inspections:new:1')).toBeUndefined();
});

test('nobody reads a draft of another person, and without a person nothing is read or stored', () => {
  const { drafts, session } = tabOf();
  drafts.keep('inspections:new:11', 'one', { notes: 'Calm' });
  session.set({ kind: 'signedIn', person: ben });
  expect(drafts.newestOf('inspections:new:11')).toBeUndefined();
  drafts.discard('inspections:new:11', 'one');
  session.set({ kind: 'signedOut' });
  drafts.keep('inspections:new:11', 'two', { notes: 'Nobody’s' });
  expect(drafts.newestOf('inspections:new:11')).toBeUndefined();
  session.set({ kind: 'signedIn', person: ada });
  expect(drafts.newestOf('inspections:new:11')).toMatchObject({ id: 'one' });
});

test('a sign-out takes all of them; one person who stays keeps theirs', () => {
  const { drafts, session } = tabOf();
  drafts.keep('inspections:new:11', 'one', {});
  session.set({ kind: 'signedIn', person: ben });
  drafts.keep('inspections:new:11', 'two', {});
  drafts.forget(ben.id);
  expect(Object.keys(localStorage)).toEqual(['skep.draft|12|inspections:new:11|two']);
  drafts.forget();
  expect(localStorage).toHaveLength(0);
});

test('one that is older than the service remembers its attempt is gone', () => {
  const { drafts } = tabOf();
  jest.useFakeTimers({ now: new Date('2026-05-01T10:00:00Z') });
  drafts.keep('inspections:new:11', 'one', {});
  jest.setSystemTime(new Date('2026-06-01T10:00:00Z'));
  expect(drafts.newestOf('inspections:new:11')).toBeUndefined();
  jest.useRealTimers();
  expect(localStorage).toHaveLength(0);
});

test('what another program wrote there is none', () => {
  localStorage.setItem('skep.draft|1|inspections:new:11|one', '{"writtenAt":"yesterday"}');
  expect(tabOf().drafts.newestOf('inspections:new:11')).toBeUndefined();
});
