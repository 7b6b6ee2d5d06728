import { honeyFrom, storedEstimateKg } from '@skep/domain';
import type { QueuedMutation } from '@skep/remote-kit';
import { inSmall } from '../entry-forms/feeding-values.ts';
import type {
  EntryFragment as Entry,
  FeedingInput,
  HarvestInput,
  MiteCountInput,
  TreatmentInput,
} from '../generated/graphql.ts';

/** Says in the address that the person comes back to what they have saved here. */
export const goesOnParameter = 'goOn';

/** What an entry says before the service has written it. */
export type SaidEntry = Pick<Entry, 'kind' | 'day' | 'hives'> &
  Partial<
    Pick<
      Entry,
      'lastDay' | 'treatment' | 'harvest' | 'miteCount' | 'feeding' | 'corrects' | 'correctionReason'
    >
  >;

export interface WaitingEntry {
  /** Of this browser's making. */
  id: string;
  /** In the person's words. */
  title: string;
  /** The mutation's field. */
  field: string;
  /** Of its form. */
  path: string;
  said: SaidEntry;
  authorName: string;
  now: Date;
}

/** As the register lists it: what only the service knows of it is seen when it is sent. */
export function unsentEntry({
  id,
  said,
  authorName,
  now,
}: Omit<WaitingEntry, 'field' | 'path' | 'title'>): Entry {
  return {
    __typename: 'RegisterEntry',
    ...{ id, number: 0, hash: '', canEdit: false, isStruck: false, correctedBy: null, cameAt: null },
    ...{ lastDay: null, treatment: null, harvest: null, miteCount: null, feeding: null, jars: null },
    ...{ supers: null, proof: null },
    ...{ corrects: null, correctionReason: null },
    ...{ writtenAt: now.toISOString(), authorName },
    ...said,
  };
}

/** What is shown of an entry that waits for a network: in the register, on its hives, and where honey is taken. */
export function waitingEntry<Data>(queuedEntry: WaitingEntry): QueuedMutation<Data> {
  const { id, title, field, path, said } = queuedEntry;
  const entry = unsentEntry(queuedEntry);
  return {
    title,
    // One book is written in its order.
    about: 'register',
    alsoAbout: said.hives.map(({ hiveId }) => `hive:${hiveId}`),
    path: `${path}${path.includes('?') ? '&' : '?'}${goesOnParameter}=1`,
    answer: { __typename: 'Mutation', [field]: { __typename: 'RegisterEntry', id, number: 0 } } as Data,
    changes: [...listed(entry), ...waitsOf(entry)],
  };
}

/** In the list of all, and in that of its kind; of narrower ones only the service knows. */
function listed(entry: Entry): QueuedMutation['changes'] {
  return [null, entry.kind].map((kind) => ({
    kind: 'added',
    field: 'registerEntries',
    arguments: { kind, year: null, hiveId: null, before: null },
    at: ['entries'],
    entry,
  }));
}

/** Honey of hives that are treated here waits at once, before anybody else knows. */
function waitsOf({ treatment, day, lastDay, hives }: Entry): QueuedMutation['changes'] {
  const { product, withdrawalDays } = treatment ?? {};
  if (product == null || withdrawalDays == null) return [];
  const until = honeyFrom({ lastDay: lastDay ?? day, withdrawalDays });
  return hives.map(({ hiveId }) => ({
    kind: 'added',
    field: 'honeyWaits',
    entry: { __typename: 'HoneyWait', hiveId, from: day, honeyFrom: until, product },
  }));
}

export function saidTreatment(input: TreatmentInput, hives: Entry['hives']): SaidEntry {
  return {
    ...{ kind: 'TREATMENT', day: input.day, lastDay: input.lastDay, hives },
    correctionReason: input.correctionReason ?? null,
    treatment: {
      __typename: 'Treatment',
      ...{ product: input.product ?? null, substance: input.substance ?? null, method: input.method },
      ...{ measure: input.measure ?? null, dose: input.dose ?? null, quantity: input.quantity ?? null },
      withdrawalDays: input.withdrawalDays ?? null,
      temperatureCelsius: input.temperatureCelsius ?? null,
      ...{ batch: input.batch ?? null, supplier: input.supplier ?? null },
      ...{ supplierAddress: input.supplierAddress ?? null, reason: input.reason, appliedBy: input.appliedBy },
      ...{ vet: input.vet ?? null, vetContact: input.vetContact ?? null },
    },
  };
}

export function saidHarvest(input: HarvestInput, hives: Entry['hives']): SaidEntry {
  const counted = new Map((input.frames ?? []).map(({ hiveId, count }) => [hiveId, count]));
  return {
    ...{ kind: 'HARVEST', day: input.day, correctionReason: input.correctionReason ?? null },
    hives: hives.map((hive) => ({ ...hive, frames: counted.get(hive.hiveId) ?? null })),
    harvest: {
      __typename: 'Harvest',
      ...{ kilograms: input.kilograms ?? null, lot: input.lot, waterPercent: input.waterPercent ?? null },
      ...{ isHeather: input.isHeather, waterReason: input.waterReason ?? null },
      withdrawalReason: input.withdrawalReason ?? null,
    },
  };
}

export function saidFeeding(input: FeedingInput, hives: Entry['hives']): SaidEntry {
  const { feed, amount, unit, isPerHive, ratio = null } = input;
  const facts = { amount, isPerHive, feed: inSmall(feed), unit: inSmall(unit) };
  const storedKg = storedEstimateKg(
    { ...facts, ratio: ratio === null ? undefined : inSmall(ratio) },
    hives.length,
  );
  return {
    ...{ kind: 'FEEDING', day: input.day, correctionReason: input.correctionReason ?? null, hives },
    feeding: {
      __typename: 'Feeding',
      ...{ feed, amount, unit, isPerHive, ratio, words: input.words ?? null },
      storedEstimateKg: storedKg ?? null,
    },
  };
}

export function saidMiteCount(input: MiteCountInput, hives: Entry['hives']): SaidEntry {
  const counted = new Map(input.counts.map((count) => [count.hiveId, count]));
  return {
    ...{ kind: 'MITE_COUNT', day: input.day, correctionReason: input.correctionReason ?? null },
    hives: hives.map((hive) => {
      const count = counted.get(hive.hiveId);
      if (count === undefined) return hive;
      const { mites, bees = null, isBroodless } = count;
      return { ...hive, mites: { __typename: 'MitesOfHive', mites, bees, isBroodless } };
    }),
    miteCount: {
      __typename: 'MiteCount',
      ...{ method: input.method, days: input.days ?? null, recountDay: input.recountDay ?? null },
    },
  };
}
