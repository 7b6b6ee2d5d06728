import { kilometresBetween, type Place } from './places.ts';
import { type Pack, type PackItem, packItems } from './task-rules.ts';
import { type TodayLine, todayKinds } from './today.ts';

/** An apiary on the round, and what is to be done there. */
export interface RoundStop {
  apiaryId: string;
  /** The most urgent first. */
  lines: readonly TodayLine[];
}

export interface KnownApiary {
  id: string;
  place: Place | undefined;
}

/**
 * Apiaries at which something is to be done: the most urgent first; of equally urgent ones the nearest to the stop before.
 * @param apiaries in the order of the person, which decides where nothing else does
 * @param lines of `todayLines`
 */
export function roundOf(apiaries: readonly KnownApiary[], lines: readonly TodayLine[]): RoundStop[] {
  const open = apiaries.flatMap(({ id, place }) => {
    const own = lines.filter(({ apiaryIds }) => apiaryIds.includes(id));
    const [first] = own;
    return first === undefined ? [] : [{ id, place, lines: own, urgency: todayKinds.indexOf(first.kind) }];
  });
  const stops: RoundStop[] = [];
  let last: Place | undefined;
  while (open.length > 0) {
    const urgency = Math.min(...open.map((stop) => stop.urgency));
    const distances = open.map((stop) =>
      stop.urgency === urgency ? kilometres(last, stop.place) : Infinity,
    );
    const nearest = Math.min(...distances);
    const next = open.findIndex((stop, index) => stop.urgency === urgency && distances[index] === nearest);
    const [stop] = open.splice(next, 1);
    if (stop === undefined) break;
    stops.push({ apiaryId: stop.id, lines: stop.lines });
    last = stop.place ?? last;
  }
  return stops;
}

/** An apiary whose place is not known comes after those that are near; without a start all are equally far. */
function kilometres(from: Place | undefined, to: Place | undefined): number {
  if (from === undefined) return 0;
  return to === undefined ? Number.MAX_VALUE : kilometresBetween(from, to);
}

/** What to pack for all of these tasks together, in the order of `packItems`. */
export function packed(tasks: readonly { pack: Readonly<Pack> }[]): Pack {
  const counts = new Map<PackItem, number>();
  for (const { item, count } of tasks.flatMap(({ pack }) => pack))
    counts.set(item, (counts.get(item) ?? 0) + count);
  return packItems.flatMap((item) => {
    const count = counts.get(item);
    return count === undefined ? [] : [{ item, count }];
  });
}
