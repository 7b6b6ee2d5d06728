import { dayAfter, isSouthern, seasonDays, seasonOfDay } from '@skep/domain';
import { keepsBeesInSouth } from '#hive-core/half-of-earth.ts';
import { apiaryById } from '#hives/apiaries/store.ts';
import { requireOwn } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { ApiaryId } from '#platform/context/ids.ts';
import type { Entry } from '../entries/entry.ts';
import type { Season } from '../entries/season.ts';
import { holdingEntriesOf } from '../entries/store.ts';
import { yieldsOf } from '../entries/yields.ts';
import { isThereOn, movesOf } from './colony-moves.ts';
import { hiveTimelines, queensOf, swarmsIn } from './store.ts';

export interface ReportRequest {
  /** Default: all own apiaries together. */
  apiaryId?: ApiaryId | undefined;
  /** In which the season begins. Default: the present one. */
  year?: number | undefined;
}

/**
 * What happened in a season to the colonies of one own apiary, or of all: of a season that is not over until today.
 * @throws AppError not_found for an apiary of somebody else
 */
export async function seasonReport(context: SignedInContext, { apiaryId, year }: ReportRequest) {
  const season = await seasonOfApiary(context, apiaryId, year);
  const { from, until: end } = seasonDays(season.year, season.isSouthern);
  const today = todayOf(context);
  const isOver = end < today;
  const until = isOver ? end : today;
  const narrowed = { apiaryId, from, until };
  const hives = await hiveTimelines(context);
  const moves = hives.flatMap((hive) => movesOf(hive, narrowed));
  const countOn = (day: string) => hives.filter((hive) => isThereOn(hive, day, apiaryId)).length;
  const came = new Set(moves.map(({ hiveId }) => hiveId));
  const reported = hives.filter(
    (hive) => came.has(hive.hiveId) || isThereOn(hive, dayAfter(from, -1), apiaryId),
  );
  const hiveIds = reported.map(({ hiveId }) => hiveId);
  const entries = await holdingEntriesOf(context, {
    ...{ ownerIds: [context.user.id], kinds: ['treatment', 'harvest', 'mite_count'], from, until },
  });
  return {
    ...{ season, from, until },
    colonies: {
      ...{ atStart: countOn(dayAfter(from, -1)), atEnd: countOn(until) },
      moves: moves.toSorted((a, b) => a.day.localeCompare(b.day)),
    },
    swarms: await swarmsIn(context, narrowed),
    queens: (await queensOf(context, { hiveIds, from, until })).map(({ until: last, fate, ...queen }) => ({
      ...queen,
      // What became of her after the season is not part of it.
      ...(last !== null && last <= until && { until: last, fate: fate ?? undefined }),
    })),
    yields: await yieldsOf(
      context,
      entries.filter(({ kind }) => kind === 'harvest'),
      apiaryId,
    ),
    treatments: entries.flatMap((entry) => treatmentIn(entry, apiaryId)),
    miteCounts: entries.flatMap((entry) => countsIn(entry, apiaryId)),
  };
}

/** An apiary has the season of its own half of the earth, and of that of most of the person's bees where its place is not known. */
async function seasonOfApiary(
  context: SignedInContext,
  apiaryId: ApiaryId | undefined,
  year: number | undefined,
): Promise<Season> {
  const apiary = apiaryId && requireOwn(context, await apiaryById(context, apiaryId));
  const place = apiary && {
    latitude: apiary.coordinates?.latitude,
    country: apiary.address?.country,
  };
  const isKnown = place && (place.latitude != null || place.country != null);
  const isInSouth = isKnown ? isSouthern([place]) : await keepsBeesInSouth(context);
  return { year: year ?? seasonOfDay(todayOf(context), isInSouth), isSouthern: isInSouth };
}

const todayOf = ({ clock }: SignedInContext) => clock.now().toISOString().slice(0, 10);

/** Its hives that stood there then. */
const hivesIn = ({ hives }: Entry, apiaryId: ApiaryId | undefined) =>
  hives.filter((hive) => apiaryId === undefined || hive.apiaryId === apiaryId);

function treatmentIn(entry: Entry, apiaryId: ApiaryId | undefined) {
  const { id: entryId, day, lastDay = day, treatment } = entry;
  const hives = hivesIn(entry, apiaryId);
  if (treatment === undefined || hives.length === 0) return [];
  const { product, substance, measure } = treatment;
  const hiveNames = hives.map(({ name }) => name);
  const hiveIds = hives.map(({ id }) => id);
  return [{ entryId, day, lastDay, product, substance, measure, hiveIds, hiveNames }];
}

function countsIn(entry: Entry, apiaryId: ApiaryId | undefined) {
  const { id: entryId, day, miteCount } = entry;
  if (miteCount === undefined) return [];
  return hivesIn(entry, apiaryId).flatMap(({ id: hiveId, name: hiveName, mites }) =>
    mites === undefined ? [] : [{ entryId, hiveId, hiveName, day, ...miteCount, ...mites }],
  );
}
