import type { ShownApiaryFragment } from '../generated/graphql.ts';
import { aHive, anApiary, anInspection } from '../testing/builders.ts';
import { readFilters } from './home-filters.ts';
import { orderedSets, shownSets } from './visible-groups.ts';

function deeplyFrozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(deeplyFrozen);
  return Object.freeze(value);
}

// The old app worked out the dates of every hive at every key, and wrote them into its store.
test('typing looks through words that were collected once, and changes nothing that was loaded', () => {
  const hives = Array.from({ length: 100 }, (_, index) =>
    aHive({
      id: `${index}`,
      lastInspection: anInspection({ notes: `Mites ${index}`, reminderAt: '2026-05-03T09:00:00Z' }),
    }),
  );
  const loaded = deeplyFrozen([anApiary({ hives })]) as unknown as ShownApiaryFragment[];
  const dateText = jest.fn(() => '3 May 2026');
  const ordered = deeplyFrozen(orderedSets({ apiaries: loaded, groups: [] }, 'en', dateText, new Date()));
  expect(dateText).toHaveBeenCalledTimes(200);
  const found = ['m', 'mi', 'mites', 'mites 42', '3 may 2026', 'nowhere'].map((search) =>
    shownSets(ordered, readFilters(new URLSearchParams({ search }))).flatMap(({ hives }) => hives),
  );
  expect(found.map(({ length }) => length)).toEqual([100, 100, 100, 1, 100, 0]);
  expect(dateText).toHaveBeenCalledTimes(200);
});
