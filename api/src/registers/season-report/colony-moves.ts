import { type ColonyMoveKind, dayAfter, type HiveState, isHiveThere } from '@skep/domain';
import type { ApiaryId, HiveId } from '#platform/context/ids.ts';

/** What is known of one hive. Days are YYYY-MM-DD, and lists begin with the earliest. */
export interface HiveTimeline {
  hiveId: HiveId;
  hiveName: string;
  begunOn: string;
  isSplit: boolean;
  /** The first day on which it was deleted; undefined: it is not. */
  deletedOn: string | undefined;
  states: readonly { state: HiveState; since: string }[];
  places: readonly { apiaryId: ApiaryId; since: string }[];
}

export interface ColonyMove {
  day: string;
  kind: ColonyMoveKind;
  hiveId: HiveId;
  hiveName: string;
}

/** Whether the colony lives in the reported apiaries at the end of that day. */
export function isThereOn(hive: HiveTimeline, day: string, apiaryId: ApiaryId | undefined): boolean {
  if (!lives(hive, day)) return false;
  return apiaryId === undefined || placeOn(hive, day) === apiaryId;
}

/** Each change of `isThereOn` from one day to the other, both included, so that the numbers of both days agree with it. */
export function movesOf(
  hive: HiveTimeline,
  { apiaryId, from, until }: { apiaryId: ApiaryId | undefined; from: string; until: string },
): ColonyMove[] {
  const days = [
    ...[hive.begunOn, ...(hive.deletedOn === undefined ? [] : [hive.deletedOn])],
    ...[...hive.states, ...hive.places].map(({ since }) => since),
  ];
  let wasThere = isThereOn(hive, dayAfter(from, -1), apiaryId);
  let lived = lives(hive, dayAfter(from, -1));
  return [...new Set(days)]
    .filter((day) => from <= day && day <= until)
    .sort()
    .flatMap((day) => {
      const [before, livedBefore] = [wasThere, lived];
      wasThere = isThereOn(hive, day, apiaryId);
      lived = lives(hive, day);
      if (wasThere === before) return [];
      const kind = wasThere ? kindOfArrival(hive, day, livedBefore) : kindOfDeparture(hive, day);
      return [{ day, kind, hiveId: hive.hiveId, hiveName: hive.hiveName }];
    });
}

function kindOfArrival(hive: HiveTimeline, day: string, livedBefore: boolean): ColonyMoveKind {
  if (livedBefore) return 'moved_in';
  if (hive.begunOn !== day) return 'recovered';
  return hive.isSplit ? 'split' : 'new';
}

function kindOfDeparture(hive: HiveTimeline, day: string): ColonyMoveKind {
  const state = stateOn(hive, day);
  if (state === 'lost' || state === 'sold' || state === 'united') return state;
  return lives(hive, day) ? 'moved_out' : 'deleted';
}

function lives(hive: HiveTimeline, day: string): boolean {
  if (day < hive.begunOn || (hive.deletedOn !== undefined && day >= hive.deletedOn)) return false;
  return isHiveThere(stateOn(hive, day));
}

const stateOn = ({ states }: HiveTimeline, day: string): HiveState =>
  states.findLast(({ since }) => since <= day)?.state ?? 'active';

/** Where it stood; of a day before its first known place that one. */
const placeOn = ({ places }: HiveTimeline, day: string) =>
  (places.findLast(({ since }) => since <= day) ?? places[0])?.apiaryId;
