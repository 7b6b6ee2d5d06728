import { addressOfFilter, filterOfAddress, isFiltering, nextGroup, sentFilter } from './diary-filter.ts';

const everything = {
  search: 'mites & brood',
  group: '12',
  needsAttention: true,
  hasReminder: true,
  moods: ['sad', 'happy'],
  apiary: '4',
  author: '9',
  from: '2026-04-01',
  until: '2026-09-30',
} as const;

test('a filter survives the address', () => {
  const address = new URLSearchParams(addressOfFilter(everything));
  expect(filterOfAddress(address)).toEqual(everything);
});

test('a diary that is not narrowed has a plain address', () => {
  const filter = filterOfAddress(new URLSearchParams());
  expect(addressOfFilter(filter)).toEqual({});
  expect(isFiltering(filter)).toBe(false);
});

test('the group filter goes from all to shared hives, to own, and back; a group of one address goes to all', () => {
  expect(nextGroup(undefined)).toBe('group');
  expect(nextGroup('group')).toBe('own');
  expect(nextGroup('own')).toBeUndefined();
  expect(nextGroup('12')).toBeUndefined();
});

test.each([
  ['group', { whose: 'GROUP', groupId: null }],
  ['own', { whose: 'OWN', groupId: null }],
  ['12', { whose: null, groupId: '12' }],
  ['drop table', { whose: null, groupId: null }],
])('group=%s in the address is sent as what it means', (group, sent) => {
  expect(sentFilter(filterOfAddress(new URLSearchParams({ group })))).toMatchObject(sent);
});

test('moods that do not exist are passed over', () => {
  expect(filterOfAddress(new URLSearchParams('moods=happy,angry')).moods).toEqual(['happy']);
});

test.each(['apiary=x', 'author=1;2', 'from=2026-02-30', 'until=tomorrow', 'from=99999-01-01'])(
  'an address with %s narrows nothing',
  (address) => {
    expect(isFiltering(filterOfAddress(new URLSearchParams(address)))).toBe(false);
  },
);

test('what does not narrow is not sent', () => {
  expect(sentFilter(filterOfAddress(new URLSearchParams('moods=sad')))).toEqual({
    search: null,
    whose: null,
    groupId: null,
    needsAttention: false,
    hasReminder: false,
    moods: ['SAD'],
    apiaryId: null,
    authorId: null,
    firstDay: null,
    lastDay: null,
  });
});
