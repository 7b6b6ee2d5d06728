import {
  type FilteredHive,
  narrowsHives,
  passesFilters,
  readFilters,
  writtenFilters,
} from './home-filters.ts';

const filtersOf = (address: string) => readFilters(new URLSearchParams(address));
const hive = (last: Partial<NonNullable<FilteredHive['lastInspection']>> = {}): FilteredHive => ({
  id: '1',
  isGone: false,
  isOverdue: false,
  devices: [],
  lastInspection: { impression: null, needsAttention: null, reminder: null, reminderAt: null, ...last },
});

test.each([
  '',
  'search=lake',
  'attention=1&reminder=1',
  'search=lake&attention=1&reminder=1&impression=sad%2Chappy',
  'attention=1&gone=1',
  'overdue=1',
  'base=1',
  'search=lake&reminder=1&base=1&silent=1&impression=sad',
])('the address "%s" is read and written alike', (address) => {
  expect(new URLSearchParams(writtenFilters(filtersOf(address))).toString()).toBe(address);
});

test('an address that somebody has bent narrows nothing that is not there', () => {
  expect(filtersOf('impression=furious,happy,happy').moods).toEqual(['happy']);
});

test('filters are combined: a hive passes them all or is not shown', () => {
  const both = filtersOf('attention=1&impression=sad');
  expect(passesFilters(hive({ needsAttention: true, impression: 2 }), both)).toBe(true);
  expect(passesFilters(hive({ needsAttention: true, impression: 9 }), both)).toBe(false);
  expect(passesFilters(hive({ impression: 2 }), both)).toBe(false);
});

test('impressions are alternatives of each other', () => {
  const either = filtersOf('impression=sad,happy');
  expect([1, 6, 10].map((impression) => passesFilters(hive({ impression }), either))).toEqual([
    true,
    false,
    true,
  ]);
});

test('a reminder counts by its words or by its date', () => {
  const reminded = filtersOf('reminder=1');
  expect(passesFilters(hive({ reminder: 'Bring fondant' }), reminded)).toBe(true);
  expect(passesFilters(hive({ reminderAt: '2026-12-03T10:00:00+01:00' }), reminded)).toBe(true);
  expect(passesFilters(hive(), reminded)).toBe(false);
});

test('a hive without an inspection passes only without a filter', () => {
  const never = { id: '1', isGone: false, isOverdue: false, devices: [], lastInspection: null };
  expect(passesFilters(never, filtersOf('search=lake'))).toBe(true);
  expect(passesFilters(never, filtersOf('attention=1'))).toBe(false);
  expect([narrowsHives(filtersOf('search=lake')), narrowsHives(filtersOf('attention=1'))]).toEqual([
    false,
    true,
  ]);
});

test('a hive that is lost, sold or united is found only by its filter', () => {
  const gone = { ...hive(), isGone: true };
  expect([passesFilters(gone, filtersOf('')), passesFilters(gone, filtersOf('gone=1'))]).toEqual([
    false,
    true,
  ]);
  expect(passesFilters(hive(), filtersOf('gone=1'))).toBe(false);
});

test('a hive passes by its devices: any, or one that is silent, together with the other filters', () => {
  const [bare, heard, silent] = [[], [{ isOnline: true }], [{ isOnline: true }, { isOnline: false }]].map(
    (devices) => ({ ...hive({ needsAttention: true }), devices }),
  );
  const passing = (address: string) =>
    [bare, heard, silent].map((each) => each && passesFilters(each, filtersOf(address)));
  expect(passing('base=1')).toEqual([false, true, true]);
  expect(passing('silent=1')).toEqual([false, false, true]);
  expect(passing('base=1&silent=1&attention=1')).toEqual([false, false, true]);
  expect(passing('base=1&impression=sad')).toEqual([false, false, false]);
  expect(narrowsHives(filtersOf('base=1'))).toBe(true);
});

test('a mark that another remote sets leaves its hives; one of which nobody tells leaves all', () => {
  const marked = new Map([['alerts', new Set(['1'])]]);
  const alerts = filtersOf('marked=alerts');
  const passes = (id: string) => passesFilters({ ...hive(), id }, alerts, marked);
  expect([passes('1'), passes('2')]).toEqual([true, false]);
  expect(passesFilters(hive(), alerts)).toBe(true);
  expect(passesFilters(hive(), filtersOf('marked=alerts,mites'), marked)).toBe(true);
});
