import { type Mood, moods } from '@skep/domain';
import type { InspectionFilter } from '../generated/graphql.ts';

/** What narrows the diary, as in the address. */
export interface DiaryFilter {
  search: string;
  /** Of shared hives, of own ones, or of those of one group by its id; undefined: all. */
  group: string | undefined;
  needsAttention: boolean;
  hasReminder: boolean;
  moods: readonly Mood[];
  /** Id of where the hive stood then. */
  apiary: string | undefined;
  /** Id of who wrote it. */
  author: string | undefined;
  /** First and last day, as `2026-04-01`. */
  from: string | undefined;
  until: string | undefined;
}

const whoseHives = { group: 'GROUP', own: 'OWN' } as const;

function whoseOf(group: string | undefined) {
  return group === 'group' || group === 'own' ? whoseHives[group] : undefined;
}

/** One press after the other: all, shared hives, own hives, and all again; after one group all. */
export function nextGroup(group: string | undefined): string | undefined {
  if (group === undefined) return 'group';
  return group === 'group' ? 'own' : undefined;
}

/** How many of the filters that stand behind a fold narrow the diary. */
export function countMore({ apiary, author, from, until }: DiaryFilter): number {
  return [apiary, author, from, until].filter((each) => each !== undefined).length;
}

const idOf = (text: string | null) => /^\d{1,10}$/.exec(text ?? '')?.[0];

/** A day that there is. */
export function dayOf(text: string | null): string | undefined {
  if (text === null || !/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : undefined;
}

export function filterOfAddress(parameters: URLSearchParams): DiaryFilter {
  const wanted = (parameters.get('moods') ?? '').split(',');
  return {
    search: parameters.get('search') ?? '',
    group: /^(?:group|own|\d{1,10})$/.exec(parameters.get('group') ?? '')?.[0],
    needsAttention: parameters.has('attention'),
    hasReminder: parameters.has('reminder'),
    moods: moods.filter((mood) => wanted.includes(mood)),
    apiary: idOf(parameters.get('apiary')),
    author: idOf(parameters.get('author')),
    from: dayOf(parameters.get('from')),
    until: dayOf(parameters.get('until')),
  };
}

/** Only what narrows is written, so that the plain diary has a plain address. */
export function addressOfFilter(filter: DiaryFilter): Record<string, string> {
  return {
    ...(filter.search !== '' && { search: filter.search }),
    ...(filter.group && { group: filter.group }),
    ...(filter.needsAttention && { attention: '1' }),
    ...(filter.hasReminder && { reminder: '1' }),
    ...(filter.moods.length > 0 && { moods: filter.moods.join(',') }),
    ...(filter.apiary && { apiary: filter.apiary }),
    ...(filter.author && { author: filter.author }),
    ...(filter.from && { from: filter.from }),
    ...(filter.until && { until: filter.until }),
  };
}

export function isFiltering(filter: DiaryFilter): boolean {
  return Object.keys(addressOfFilter(filter)).length > 0;
}

const moodNames = { sad: 'SAD', neutral: 'NEUTRAL', happy: 'HAPPY' } as const;

export function sentFilter(filter: DiaryFilter) {
  const { search, group, needsAttention, hasReminder, moods: wanted } = filter;
  const whose = whoseOf(group);
  return {
    search: search === '' ? null : search,
    whose: whose ?? null,
    groupId: whose ? null : (group ?? null),
    needsAttention,
    hasReminder,
    moods: wanted.length > 0 ? wanted.map((mood) => moodNames[mood]) : null,
    apiaryId: filter.apiary ?? null,
    authorId: filter.author ?? null,
    firstDay: filter.from ?? null,
    lastDay: filter.until ?? null,
  } satisfies InspectionFilter;
}

/** The largest page that can be requested: what the diary was seen with is there without a network too. */
const pageSize = 100;

/** The variables of the first page of the diary. */
export function diaryVariables(filter: DiaryFilter) {
  return { filter: sentFilter(filter), first: pageSize };
}
