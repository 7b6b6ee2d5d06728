import {
  isFutureDay,
  isOutOfSuper,
  isWithin,
  type JarsFacts,
  jarsForm,
  kilogramsInJars,
  leftOfLot,
} from '@skep/domain';
import { keepsBeesInSouth } from '#hive-core/half-of-earth.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import type { Entry, EntryHive } from './entry.ts';
import { readEntry } from './kinds.ts';
import { waitsIn } from './service.ts';
import { entriesOfLots, holdingEntriesOf, lockBook, lotsHarvested } from './store.ts';
import type { EntryId } from './tables.ts';
import { append, correctableEntry } from './writing.ts';

/** Honey of one lot number: what was harvested, and what became of it. */
export interface Lot {
  lot: string;
  harvests: readonly Entry[];
  jars: readonly Entry[];
  /** In kilograms; undefined where a harvest was not weighed. */
  harvestedKg: number | undefined;
  leftKg: number | undefined;
  /** Some of it was taken although it had to wait, by what the register says now. */
  isFromWithdrawal: boolean;
}

export interface LotQuery {
  /** In which the season began that has some of its harvest. Default: the newest with a harvest. */
  year?: number | undefined;
  /** In addition to those of the year. */
  lot?: string | undefined;
}

/** Of the person's own book, the lot that was harvested last first. */
export async function lotsOf(context: SignedInContext, { year, lot }: LotQuery): Promise<Lot[]> {
  const isSouthern = await keepsBeesInSouth(context);
  const ofYear = await lotsHarvested(context, context.user.id, { year, isSouthern });
  return namedLots(context, lot === undefined ? ofYear : [...ofYear, lot]);
}

/** Those of these lots that some harvest has. */
async function namedLots(context: SignedInContext, names: readonly string[]): Promise<Lot[]> {
  const entries = await entriesOfLots(context, context.user.id, names);
  const harvests = entries.filter(({ harvest }) => harvest !== undefined);
  const hasToWait = await waitingOf(context, harvests);
  return [...Map.groupBy(harvests, ({ harvest }) => harvest?.lot ?? '')]
    .map(([lot, ofLot]) => {
      const jars = entries.filter((entry) => entry.jars?.lot === lot);
      const weights = ofLot.map(({ harvest }) => harvest?.kilograms);
      return {
        ...{ lot, harvests: ofLot, jars, harvestedKg: leftOfLot(weights, []) },
        leftKg: leftOfLot(weights, jarsOf(jars)),
        isFromWithdrawal: ofLot.some(hasToWait),
      };
    })
    .sort((a, b) => lastDay(b).localeCompare(lastDay(a)));
}

/** Which of these harvests, the earliest first, were taken although they had to wait. */
async function waitingOf(
  context: SignedInContext,
  harvests: readonly Entry[],
): Promise<(harvest: Entry) => boolean> {
  const [since, until] = [harvests[0]?.day, harvests.at(-1)?.day];
  if (since === undefined || until === undefined) return () => false;
  const ownerIds = [context.user.id];
  const waits = Map.groupBy(await waitsIn(context, { ownerIds, since, until }), ({ hiveId }) => hiveId);
  const supers = await holdingEntriesOf(context, { ownerIds, kinds: ['supers'], until });
  const isAfter = (day: string, { id }: EntryHive) =>
    waits.get(id)?.some((wait) => isWithin(day, wait)) ||
    supers.some((put) => isOutOfSuper(day, put.day) && put.hives.some((hive) => hive.id === id));
  return ({ day, hives, harvest }) =>
    harvest?.withdrawalReason !== undefined || hives.some((hive) => isAfter(day, hive));
}

const jarsOf = (entries: readonly Entry[]): JarsFacts[] => entries.flatMap(({ jars }) => jars ?? []);

const lastDay = ({ harvests }: Lot) =>
  harvests
    .map(({ day }) => day)
    .sort()
    .at(-1) ?? '';

/**
 * Writes down that jars were filled, into the own book: honey of others' hives is in theirs.
 * @throws AppError invalid_input for a lot that no harvest has, for more than is left of it, and as `writeEntry`
 */
export function writeJars(
  context: SignedInContext,
  sent: { correctsId?: EntryId | undefined } & Record<string, unknown>,
): Promise<Entry> {
  const { correctsId } = sent;
  const { dated, facts: jars } = readEntry(jarsForm, { ...sent, hiveIds: [] });
  const { day } = dated;
  if (isFutureDay(day, context.clock.now())) throw fieldProblem('day', 'date_in_future');
  return inTransaction(context, async (inner) => {
    const ownerId = inner.user.id;
    await lockBook(inner, ownerId);
    const corrected =
      correctsId === undefined ? undefined : await correctableEntry(inner, correctsId, 'jars');
    if (corrected !== undefined && corrected.ownerId !== ownerId) {
      throw fieldProblem('correctsId', 'unknown_choice');
    }
    const [lot] = await namedLots(inner, [jars.lot]);
    if (lot === undefined) throw fieldProblem('lot', 'unknown_choice');
    if (lot.harvests.every((harvest) => harvest.day > day)) throw fieldProblem('day', 'date_too_early');
    requireEnough(lot, jars, corrected);
    const said = { kind: 'jars', ...dated, jars } as const;
    return append(inner, { said, ownerId, correctsId, hives: hivesOf(lot), corrected });
  });
}

function requireEnough({ harvests, jars }: Lot, wanted: JarsFacts, corrected: Entry | undefined): void {
  const others = jars.filter(({ id }) => id !== corrected?.id);
  const left = leftOfLot(
    harvests.map(({ harvest }) => harvest?.kilograms),
    jarsOf(others),
  );
  if (left === undefined || kilogramsInJars(wanted) <= left) return;
  const max = Math.max(0, Math.floor((left * 1000) / wanted.sizeGrams));
  throw fieldProblem('count', 'too_large', { max });
}

/** Whose honey it is, each hive once, as the harvests name it. */
function hivesOf({ harvests }: Lot): EntryHive[] {
  const hives = harvests.flatMap((entry) => entry.hives);
  return [...new Map(hives.map(({ frames: _, ...hive }) => [hive.id, hive])).values()];
}
