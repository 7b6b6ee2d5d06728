import {
  feedingForm,
  harvestFields,
  jarsForm,
  miteCountFields,
  miteCountOfHive,
  registerKinds,
  storedEstimateKg,
  treatmentForm,
} from '@skep/domain';
import * as v from 'valibot';
import type { ApiaryId, HiveId } from '#platform/context/ids.ts';
import { idJson } from '#platform/http/json-schema.ts';
import { answerOfForm } from '#platform/resource/facts.ts';
import { type Entry, factsOf } from './entry.ts';
import type { EntryId } from './tables.ts';

const factsAnswer = <Fields extends v.ObjectEntries>(fields: Fields) => v.object(answerOfForm(fields));

export const JarsAnswer = factsAnswer(factsOf(jarsForm.entries));

/** How mites were counted, and how many there were in one hive. */
export const miteFactsAnswer = answerOfForm(factsOf(miteCountFields));
export const mitesOfHiveAnswer = answerOfForm(miteCountOfHive.entries);

const HiveAnswer = v.object({
  hiveId: idJson<HiveId>('hive'),
  name: v.pipe(v.string(), v.description('Name at that time.')),
  apiaryId: idJson<ApiaryId>('apiary on that day'),
  apiaryName: v.string(),
  frames: v.optional(v.number()),
  mites: v.optional(v.object(mitesOfHiveAnswer)),
});

const number = (description: string) => v.pipe(v.number(), v.description(description));
const text = (description: string) => v.pipe(v.string(), v.description(description));

export const EntryAnswer = v.object({
  id: idJson<EntryId>('entry'),
  number: number('Number in the records of its owner, from 1.'),
  kind: v.picklist(registerKinds),
  day: v.string(),
  lastDay: v.optional(v.string()),
  writtenAt: text('RFC 3339, UTC.'),
  authorName: v.string(),
  hives: v.array(HiveAnswer),
  treatment: v.optional(factsAnswer(factsOf(treatmentForm.entries))),
  harvest: v.optional(factsAnswer(factsOf(harvestFields))),
  miteCount: v.optional(v.object(miteFactsAnswer)),
  feeding: v.optional(
    v.object({
      ...answerOfForm(factsOf(feedingForm.entries)),
      storedEstimateKg: v.optional(number('Estimated stores that one hive makes of it, in kilograms.')),
    }),
  ),
  jars: v.optional(JarsAnswer),
  supers: v.optional(
    v.object({
      count: v.number(),
      withdrawalReason: v.optional(text('Absent: an old app without this question.')),
    }),
  ),
  proof: v.optional(
    v.object({
      of: number('Number of the treatment that it is a proof of purchase of.'),
      fileName: v.string(),
      sizeBytes: v.number(),
      sha256: text('SHA-256 of the file in hexadecimal digits.'),
    }),
  ),
  corrects: v.optional(number('Number of the entry that it corrects.')),
  correctionReason: v.optional(v.string()),
  isStruck: v.pipe(v.boolean(), v.description('True: the entry was struck out without a correction.')),
  correctedBy: v.optional(number('Number of the entry that replaces it.')),
  cameAt: v.optional(v.pipe(v.date(), v.description('Time of an account import; absent: it was made here.'))),
  hash: text('SHA-256 of the previous hash, a line end, and the canonical JSON of the entry.'),
  canEdit: v.boolean(),
});

/** An entry as the viewer is sent it. */
export const entryJson = ({ hives, feeding, isStruck = false, access, ...entry }: Entry) => ({
  ...entry,
  hives: hives.map(({ id: hiveId, ...hive }) => ({ hiveId, ...hive })),
  feeding: feeding && { ...feeding, storedEstimateKg: storedEstimateKg(feeding, hives.length) },
  isStruck,
  canEdit: access === 'owner' || access === 'edit',
});
