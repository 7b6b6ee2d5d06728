import { addressOfFilter, filterOfAddress, isFiltering, sentFilter } from './diary-filter.ts';

const everything = {
  search: 'mites & brood',
  needsAttention: true,
  hasReminder: true,
  moods: ['sad', 'happy'],
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

test('moods that do not exist are passed over', () => {
  expect(filterOfAddress(new URLSearchParams('moods=happy,angry')).moods).toEqual(['happy']);
});

test('what does not narrow is not sent', () => {
  expect(sentFilter(filterOfAddress(new URLSearchParams('moods=sad')))).toEqual({
    search: null,
    needsAttention: false,
    hasReminder: false,
    moods: ['SAD'],
  });
});
