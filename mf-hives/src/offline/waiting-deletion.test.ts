import { waitingApiaryDeletion, waitingHivesDeletion, waitingTagDeletion } from './waiting-deletion.ts';

const gone = (work: { changes: readonly object[] }) => work.changes;
const goneHive = (id: string) => ({
  kind: 'gone',
  typename: 'Hive',
  id,
  along: ['Inspection', 'Reminder', 'HiveTag'],
});

test('a hive takes along what is written of it and the tag that hangs on it', () => {
  const work = waitingHivesDeletion('Deletion of Linden and Lime', ['1', '2']);
  expect(gone(work)).toEqual([goneHive('1'), goneHive('2')]);
  expect(work.alsoAbout).toEqual(['hive:1', 'hive:2']);
});

test('an apiary takes along its hives', () => {
  const work = waitingApiaryDeletion('Deletion of Orchard', '5', ['1']);
  expect(gone(work)).toEqual([{ kind: 'gone', typename: 'Apiary', id: '5' }, goneHive('1')]);
  expect(work.alsoAbout).toEqual(['hive:1']);
});

test('what somebody else has deleted meanwhile is gone as it was wanted', () => {
  expect(waitingTagDeletion('Deletion of tag 07', '07')).toMatchObject({
    about: 'tag:07',
    settledBy: ['not_found'],
  });
});
