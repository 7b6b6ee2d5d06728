import { type Mood, moods } from '@skep/domain';
import type { InspectionFilter } from '../generated/graphql.ts';

/** What narrows the diary, as it stands in the address. */
export interface DiaryFilter {
  search: string;
  needsAttention: boolean;
  hasReminder: boolean;
  moods: readonly Mood[];
}

export function filterOfAddress(parameters: URLSearchParams): DiaryFilter {
  const wanted = (parameters.get('moods') ?? '').split(',');
  return {
    search: parameters.get('search') ?? '',
    needsAttention: parameters.has('attention'),
    hasReminder: parameters.has('reminder'),
    moods: moods.filter((mood) => wanted.includes(mood)),
  };
}

/** Only what narrows is written, so that the plain diary has a plain address. */
export function addressOfFilter(filter: DiaryFilter): Record<string, string> {
  return {
    ...(filter.search !== '' && { search: filter.search }),
    ...(filter.needsAttention && { attention: '1' }),
    ...(filter.hasReminder && { reminder: '1' }),
    ...(filter.moods.length > 0 && { moods: filter.moods.join(',') }),
  };
}

export function isFiltering(filter: DiaryFilter): boolean {
  return Object.keys(addressOfFilter(filter)).length > 0;
}

const moodNames = { sad: 'SAD', neutral: 'NEUTRAL', happy: 'HAPPY' } as const;

export function sentFilter({ search, needsAttention, hasReminder, moods: wanted }: DiaryFilter) {
  return {
    search: search === '' ? null : search,
    needsAttention,
    hasReminder,
    moods: wanted.length > 0 ? wanted.map((mood) => moodNames[mood]) : null,
  } satisfies InspectionFilter;
}
