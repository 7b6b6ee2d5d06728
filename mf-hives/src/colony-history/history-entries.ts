import type { ColonyHistoryListFragment as History } from '../generated/graphql.ts';
import { localToday } from './step-values.ts';

/** One line of a history: an event, or a move to another apiary. */
export type HistoryEntry = { id: string; day: string } & (
  | { event: History['events'][number] }
  | { move: { from: string; to: string } }
);

/** All that happened to a colony, the newest first. */
export function historyEntries({ events, places }: Pick<History, 'events' | 'places'>): HistoryEntry[] {
  const happened = events.map((event) => ({ id: event.id, day: event.date, event }));
  const moves = places.slice(0, -1).map(({ since, apiaryName }, index) => ({
    id: `move-${since}`,
    day: localToday(new Date(since)),
    move: { from: places[index + 1]?.apiaryName ?? '', to: apiaryName },
  }));
  return [...happened, ...moves].toSorted((one, other) => other.day.localeCompare(one.day));
}
