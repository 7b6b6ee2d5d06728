import type { AnswerOf } from '@skep/rest-client';
import type {
  HoneyWait,
  MiteSeason,
  RegisterEntry,
  RegisterPage,
  RegisterSheet,
} from '../../generated/schema.ts';
import { feedingFromWire, jarsFromWire } from './honey-from-wire.ts';

export function entryFromWire(entry: AnswerOf<'getRegisterEntry'>): RegisterEntry {
  const { treatment, harvest, mite_count: miteCount } = entry;
  return {
    ...{ id: String(entry.id), number: entry.number, kind: entry.kind, hash: entry.hash },
    ...{ day: entry.day, lastDay: entry.last_day, writtenAt: entry.written_at, authorName: entry.author },
    hives: entry.hives.map(({ id, name, location, frames, mites }) => ({
      ...{ hiveId: String(id), name, apiaryName: location, frames },
      mites: mites && { mites: mites.mites, bees: mites.bees, isBroodless: mites.broodless },
    })),
    treatment: treatment && {
      ...{ product: treatment.product, substance: treatment.substance, method: treatment.method },
      ...{ dose: treatment.dose, withdrawalDays: treatment.withdrawal_days, quantity: treatment.quantity },
      temperatureCelsius: treatment.temperature,
      ...{
        batch: treatment.batch,
        supplier: treatment.supplier,
        supplierAddress: treatment.supplier_address,
      },
      ...{ reason: treatment.reason, appliedBy: treatment.applied_by },
      ...{ vet: treatment.vet, vetContact: treatment.vet_contact },
    },
    harvest: harvest && {
      ...{ kilograms: harvest.kilograms, lot: harvest.lot, waterPercent: harvest.water_percent },
      ...{ isHeather: harvest.heather, waterReason: harvest.water_reason },
      withdrawalReason: harvest.withdrawal_reason,
    },
    miteCount: miteCount && {
      ...{ method: miteCount.method, days: miteCount.days, recountDay: miteCount.recount_day },
    },
    feeding: entry.feeding && feedingFromWire(entry.feeding),
    jars: entry.jars && jarsFromWire(entry.jars),
    supers: entry.supers && {
      ...{ count: entry.supers.count, withdrawalReason: entry.supers.withdrawal_reason },
    },
    proof: entry.proof && {
      ...{ of: entry.proof.of, fileName: entry.proof.file_name, sha256: entry.proof.sha256 },
    },
    ...{ corrects: entry.corrects, correctionReason: entry.correction_reason, isStruck: entry.struck },
    ...{ correctedBy: entry.corrected_by, cameAt: entry.came_at, canEdit: entry.editable },
  };
}

export function pageFromWire({ entries, next }: AnswerOf<'getRegisterEntries'>): Omit<RegisterPage, 'hive'> {
  return { entries: entries.map(entryFromWire), next: next === null ? null : String(next) };
}

export function sheetFromWire({
  entries,
  ...rest
}: AnswerOf<'getRegisterSheet'>): Omit<RegisterSheet, 'hive'> {
  return { entries: entries.map(entryFromWire), ...rest };
}

export function waitsFromWire({ waits }: AnswerOf<'getHoneyWaits'>): HoneyWait[] {
  return waits.map(({ hive_id: hiveId, honey_from: honeyFrom, ...rest }) => ({
    ...{ hiveId: String(hiveId), honeyFrom, ...rest },
  }));
}

export function seasonFromWire({ counts, treatments }: AnswerOf<'getMiteSeason'>): MiteSeason {
  return {
    counts: counts.map((count) => ({
      ...{ entryId: String(count.entry_id), hiveId: String(count.hive_id), day: count.day },
      ...{ method: count.method, mites: count.mites, bees: count.bees, days: count.days },
      ...{ isBroodless: count.broodless, recountDay: count.recount_day },
    })),
    treatments: treatments.map((treatment) => ({
      ...{ entryId: String(treatment.entry_id), hiveIds: treatment.hive_ids.map(String) },
      ...{ day: treatment.day, lastDay: treatment.last_day },
      ...{ product: treatment.product, substance: treatment.substance },
    })),
  };
}
