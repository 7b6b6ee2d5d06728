import {
  entryRemindersMax,
  type HarvestFacts,
  type ProofFacts,
  registerKinds,
  registerLimits,
  type SupersFacts,
  type TreatmentFacts,
  treatmentMethods,
} from '@skep/domain';
import Type from 'typebox';
import { MaybeText, nullable, oneOf, text } from '#platform/http/schemas.ts';
import type { Entry } from './entry.ts';
import { FeedingBody, feedingToWire } from './feeding-wire.ts';
import { JarsBody, jarsToWire } from './jars-wire.ts';
import { MiteCountBody, MitesOfHiveBody, miteCountToWire, mitesOfHiveToWire } from './mite-wire.ts';
import type { EntryPage, HoneyWait, Sheet } from './service.ts';
import { correctionOf, entryInput, said } from './wire-input.ts';

export const TreatmentInput = Type.Object({
  ...entryInput,
  last_day: text({ description: 'YYYY-MM-DD; may be in the future while strips are in.' }),
  product: text(),
  substance: text(),
  method: oneOf(treatmentMethods),
  dose: MaybeText,
  withdrawal_days: Type.Integer({ description: 'Withdrawal period for honey in days; may be 0.' }),
  temperature: Type.Optional(
    nullable(Type.Number({ description: 'Outside temperature in degrees Celsius.' })),
  ),
  quantity: text(),
  batch: MaybeText,
  supplier: MaybeText,
  supplier_address: MaybeText,
  reason: text(),
  applied_by: text(),
  vet: MaybeText,
  vet_contact: MaybeText,
  reminders: Type.Optional(
    Type.Array(
      Type.Object({
        text: text(),
        day: text({ description: 'YYYY-MM-DD; notifies at 9:00.' }),
      }),
      {
        maxItems: entryRemindersMax,
        description: 'Follow-ups: each creates a reminder for each of the hives.',
      },
    ),
  ),
  timezone: Type.Optional(text({ description: 'IANA time zone of the reminders. Default: UTC.' })),
});

export const HarvestInput = Type.Object({
  ...entryInput,
  kilograms: Type.Optional(
    nullable(Type.Number({ description: 'Kilograms; absent if only frames were counted.' })),
  ),
  frames: Type.Optional(
    Type.Record(Type.String(), Type.Number(), {
      maxProperties: registerLimits.hives,
      description: 'Share of each hive by id, if the hives were weighed together.',
    }),
  ),
  lot: text(),
  water_percent: Type.Optional(nullable(Type.Number())),
  heather: Type.Optional(Type.Boolean({ description: 'True: heather honey, which may contain more water.' })),
  water_reason: MaybeText,
  withdrawal_reason: MaybeText,
});

export function treatmentOf(body: Type.Static<typeof TreatmentInput>) {
  return {
    ...correctionOf(body),
    ...{ hiveIds: body.hive_ids, day: body.day, lastDay: body.last_day },
    ...{ product: body.product, substance: body.substance, method: body.method, dose: said(body.dose) },
    ...{ withdrawalDays: body.withdrawal_days, temperatureCelsius: said(body.temperature) },
    ...{ quantity: body.quantity, batch: said(body.batch) },
    ...{ supplier: said(body.supplier), supplierAddress: said(body.supplier_address) },
    ...{ reason: body.reason, appliedBy: body.applied_by },
    ...{ vet: said(body.vet), vetContact: said(body.vet_contact) },
    reminders: body.reminders ?? [],
    timeZone: body.timezone ?? 'UTC',
  };
}

export function harvestOf(body: Type.Static<typeof HarvestInput>) {
  return {
    ...correctionOf(body),
    ...{ hiveIds: body.hive_ids, day: body.day, kilograms: said(body.kilograms) },
    frames: body.frames ?? {},
    ...{ lot: body.lot, waterPercent: said(body.water_percent), isHeather: body.heather ?? false },
    ...{ waterReason: said(body.water_reason), withdrawalReason: said(body.withdrawal_reason) },
  };
}

const TreatmentBody = Type.Object({
  product: Type.String(),
  substance: Type.String(),
  method: oneOf(treatmentMethods),
  dose: nullable(Type.String()),
  withdrawal_days: Type.Integer(),
  temperature: nullable(Type.Number()),
  quantity: Type.String(),
  batch: nullable(Type.String()),
  supplier: nullable(Type.String()),
  supplier_address: nullable(Type.String()),
  reason: Type.String(),
  applied_by: Type.String(),
  vet: nullable(Type.String()),
  vet_contact: nullable(Type.String()),
});

const HarvestBody = Type.Object({
  kilograms: nullable(Type.Number({ description: 'Kilograms; null: only frames were counted.' })),
  lot: Type.String(),
  water_percent: nullable(Type.Number()),
  heather: Type.Boolean(),
  water_reason: nullable(Type.String({ description: 'Use of honey with too much water for sale.' })),
  withdrawal_reason: nullable(
    Type.String({ description: 'Reason for a harvest during a withdrawal period.' }),
  ),
});

export const EntryBody = Type.Object({
  id: Type.Integer(),
  number: Type.Integer({ description: 'Number in the records of its owner, from 1.' }),
  kind: oneOf(registerKinds),
  day: Type.String(),
  last_day: nullable(Type.String()),
  written_at: Type.String({ description: 'ISO 8601, UTC.' }),
  author: Type.String(),
  hives: Type.Array(
    Type.Object({
      id: Type.Integer(),
      name: Type.String({ description: 'Name at that time.' }),
      location_id: Type.Integer({ description: 'Apiary on that day.' }),
      location: Type.String(),
      frames: nullable(Type.Number()),
      mites: nullable(MitesOfHiveBody),
    }),
  ),
  treatment: nullable(TreatmentBody),
  harvest: nullable(HarvestBody),
  mite_count: nullable(MiteCountBody),
  feeding: nullable(FeedingBody),
  jars: nullable(JarsBody),
  supers: nullable(
    Type.Object({
      count: Type.Integer(),
      withdrawal_reason: nullable(
        Type.String({
          description:
            'Reason for adding supers during a withdrawal period; null: an old app without this question.',
        }),
      ),
    }),
  ),
  proof: nullable(
    Type.Object({
      of: Type.Integer({ description: 'Number of the treatment that it is a proof of purchase of.' }),
      file_name: Type.String(),
      size_bytes: Type.Integer(),
      sha256: Type.String({ description: 'SHA-256 of the file in hexadecimal digits.' }),
    }),
  ),
  corrects: nullable(Type.Integer({ description: 'Number of the entry that it corrects.' })),
  correction_reason: nullable(Type.String()),
  struck: Type.Boolean({ description: 'True: the entry was struck out without a correction.' }),
  corrected_by: nullable(Type.Integer({ description: 'Number of the entry that replaces it.' })),
  came_at: nullable(
    Type.String({
      description: 'Time of an account import, ISO 8601, UTC; null: the entry was made on this server.',
    }),
  ),
  hash: Type.String({
    description: 'SHA-256 of the previous hash, a line end, and the canonical JSON of the entry.',
  }),
  editable: Type.Boolean(),
});

export const EntryPageBody = Type.Object({
  entries: Type.Array(EntryBody),
  next: nullable(
    Type.Integer({ description: 'Value of `before` for the next page; null on the last page.' }),
  ),
});

export const SheetBody = Type.Object({
  entries: Type.Array(EntryBody),
  hash: nullable(Type.String({ description: 'Hash of the last entry of all records.' })),
  broken: nullable(Type.Integer({ description: 'Number of the first entry that is missing or changed.' })),
});

export const WaitsBody = Type.Object({
  waits: Type.Array(
    Type.Object({
      hive_id: Type.Integer(),
      from: Type.String(),
      honey_from: Type.String({ description: 'The first day on which honey may be taken.' }),
      product: Type.String(),
    }),
  ),
});

export function entryToWire(entry: Entry): Type.Static<typeof EntryBody> {
  return {
    ...{
      id: entry.id,
      number: entry.number,
      kind: entry.kind,
      day: entry.day,
      last_day: entry.lastDay ?? null,
    },
    ...{ written_at: entry.writtenAt, author: entry.authorName },
    hives: entry.hives.map(({ id, name, apiaryId, apiaryName, frames = null, mites }) => ({
      ...{ id, name, location_id: apiaryId, location: apiaryName, frames },
      mites: mites === undefined ? null : mitesOfHiveToWire(mites),
    })),
    treatment: entry.treatment === undefined ? null : treatmentToWire(entry.treatment),
    harvest: entry.harvest === undefined ? null : harvestToWire(entry.harvest),
    mite_count: entry.miteCount === undefined ? null : miteCountToWire(entry.miteCount),
    feeding: entry.feeding === undefined ? null : feedingToWire(entry.feeding, entry.hives.length),
    jars: entry.jars === undefined ? null : jarsToWire(entry.jars),
    supers: entry.supers === undefined ? null : supersToWire(entry.supers),
    proof: entry.proof === undefined ? null : proofToWire(entry.proof),
    ...{ corrects: entry.corrects ?? null, correction_reason: entry.correctionReason ?? null },
    ...{ struck: entry.isStruck ?? false, corrected_by: entry.correctedBy ?? null, hash: entry.hash },
    came_at: entry.cameAt?.toISOString() ?? null,
    editable: entry.access !== 'see' && entry.access !== 'none',
  };
}

function treatmentToWire(facts: TreatmentFacts): Type.Static<typeof TreatmentBody> {
  return {
    ...{ product: facts.product, substance: facts.substance, method: facts.method, dose: facts.dose ?? null },
    ...{ withdrawal_days: facts.withdrawalDays, temperature: facts.temperatureCelsius ?? null },
    ...{ quantity: facts.quantity, batch: facts.batch ?? null },
    ...{ supplier: facts.supplier ?? null, supplier_address: facts.supplierAddress ?? null },
    ...{ reason: facts.reason, applied_by: facts.appliedBy },
    ...{ vet: facts.vet ?? null, vet_contact: facts.vetContact ?? null },
  };
}

function harvestToWire(facts: HarvestFacts): Type.Static<typeof HarvestBody> {
  return {
    ...{ kilograms: facts.kilograms ?? null, lot: facts.lot, water_percent: facts.waterPercent ?? null },
    ...{ heather: facts.isHeather, water_reason: facts.waterReason ?? null },
    withdrawal_reason: facts.withdrawalReason ?? null,
  };
}

const supersToWire = ({ count, withdrawalReason }: SupersFacts) => ({
  ...{ count, withdrawal_reason: withdrawalReason ?? null },
});

const proofToWire = ({ of, fileName, sizeBytes, sha256 }: ProofFacts) => ({
  ...{ of, file_name: fileName, size_bytes: sizeBytes, sha256 },
});

export function pageToWire({ entries, next }: EntryPage): Type.Static<typeof EntryPageBody> {
  return { entries: entries.map(entryToWire), next: next ?? null };
}

export function sheetToWire({ entries, hash, broken }: Sheet): Type.Static<typeof SheetBody> {
  return { entries: entries.map(entryToWire), hash: hash ?? null, broken: broken ?? null };
}

export function waitsToWire(waits: readonly HoneyWait[]): Type.Static<typeof WaitsBody> {
  return {
    waits: waits.map(({ hiveId, from, honeyFrom, product }) => ({
      ...{ hive_id: hiveId, from, honey_from: honeyFrom, product },
    })),
  };
}
