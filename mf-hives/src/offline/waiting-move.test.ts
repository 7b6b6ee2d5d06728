import { waitingMove } from './waiting-move.ts';

test('each hive is in the other apiary, and is sent after queued changes of it and of that', () => {
  const { about, alsoAbout, changes } = waitingMove({
    title: '2 hives to Orchard',
    hiveIds: ['1', '2'],
    target: { id: 'waiting:a', name: 'Orchard' },
  });
  expect([about, ...(alsoAbout ?? [])]).toEqual(['hives:1,2', 'apiary:waiting:a', 'hive:1', 'hive:2']);
  const moved = changes.filter(({ kind }) => kind === 'moved');
  expect(moved).toMatchObject([
    { id: '1', list: 'hives', to: { typename: 'Apiary', id: 'waiting:a' } },
    { id: '2', list: 'hives', to: { typename: 'Apiary', id: 'waiting:a' } },
  ]);
  expect(changes.filter(({ kind }) => kind === 'fields')).toMatchObject([
    { id: '1', fields: { apiary: { name: 'Orchard' } } },
    { id: '2', fields: { apiary: { name: 'Orchard' } } },
  ]);
});
