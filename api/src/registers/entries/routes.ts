import {
  entryRemindersForm,
  feedingForm,
  harvestFields,
  jarsForm,
  miteCountFields,
  registerKinds,
  registerLimits,
  strikeForm,
  treatmentForm,
} from '@skep/domain';
import * as v from 'valibot';
import type { SignedInContext } from '#platform/context/context.ts';
import type { ApiaryId, HiveId } from '#platform/context/ids.ts';
import { inOneScope } from '#platform/http/http.ts';
import { idJson, sentId, sentIdList } from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import type { Entry } from './entry.ts';
import { EntryAnswer, entryJson } from './entry-fields.ts';
import { writeFeeding, writeHarvest, writeMiteCount, writeTreatment } from './kinds.ts';
import { writeJars } from './lots.ts';
import { sentYear } from './season.ts';
import { entryPage, honeyWaits, sheetOf, showEntry, strikeEntry } from './service.ts';
import type { EntryId } from './tables.ts';

// An entry has no route that changes it: whoever corrects one writes another.

const oneEntry = { params: v.object({ id: sentId<EntryId>('entry') }) };
const hiveId = v.optional(sentId<HiveId>('hive'));
const year = v.pipe(v.optional(sentYear), v.description('Calendar year, such as 2026.'));

/** In whose place an entry is to stand. */
const correctsId = v.optional(sentId<EntryId>('entry'));
const hiveIds = v.pipe(
  sentIdList<HiveId>('hive', registerLimits.hives),
  v.minLength(1, 'required'),
  v.description('Hives of one owner, whose records get the entry.'),
);
const ofHives = { hiveIds, correctsId };
const perHive = <Value extends v.GenericSchema>(value: Value) =>
  v.pipe(
    v.record(v.string(), value),
    v.maxEntries(registerLimits.hives, 'too_many'),
    v.description('By the id of the hive.'),
  );

const { reminders, timeZone } = entryRemindersForm.entries;
const TreatmentBody = v.object({
  ...treatmentForm.entries,
  ...ofHives,
  reminders: v.optional(reminders, []),
  timeZone: v.optional(timeZone, 'UTC'),
});
const HarvestBody = v.object({
  ...harvestFields,
  ...ofHives,
  frames: v.optional(perHive(harvestFields.frames.value), {}),
});
const MiteCountBody = v.object({
  ...miteCountFields,
  ...ofHives,
  counts: perHive(miteCountFields.counts.value),
});

/** The route that writes entries of one kind. */
const writing = <Body extends v.GenericSchema>(
  path: `/${string}`,
  options: { id: string; summary: string; body: Body },
  write: (context: SignedInContext, sent: v.InferOutput<Body>) => Promise<Entry>,
) =>
  action('POST', path, { ...options, answer: EntryAnswer }, async (context, { body }) =>
    entryJson(await write(context, body as v.InferOutput<Body>)),
  );

const writingActions = [
  writing(
    '/treatments',
    {
      id: 'addTreatment',
      summary: 'Adds a treatment to the records of the owner of the hives, or corrects one',
      body: TreatmentBody,
    },
    writeTreatment,
  ),
  writing(
    '/harvests',
    {
      id: 'addHarvest',
      summary: 'Adds a harvest to the records; during a withdrawal period it needs a reason',
      body: HarvestBody,
    },
    writeHarvest,
  ),
  writing(
    '/mite-counts',
    {
      id: 'addMiteCount',
      summary: 'Adds a mite count of one or many hives to the records, or corrects one',
      body: MiteCountBody,
    },
    writeMiteCount,
  ),
  writing(
    '/feedings',
    {
      id: 'addFeeding',
      summary: 'Adds a feeding to the records of the owner of the hives, or corrects one',
      body: v.object({ ...feedingForm.entries, ...ofHives }),
    },
    writeFeeding,
  ),
  writing(
    '/jars',
    {
      id: 'addJars',
      summary: "Adds a bottling from a lot of the person's records, or corrects one",
      body: v.object({ ...jarsForm.entries, correctsId }),
    },
    writeJars,
  ),
];

const readingActions = [
  action(
    'GET',
    '/register-entries',
    {
      id: 'listRegisterEntries',
      summary:
        "Entries of the person's records, and entries that the person wrote in records of others, newest first, 50 on a page",
      query: v.object({
        kind: v.pipe(
          v.optional(v.picklist(registerKinds, 'unknown_choice')),
          v.description('Only entries of this kind.'),
        ),
        ...{ year, hiveId },
        before: v.pipe(
          v.optional(sentId<EntryId>('entry')),
          v.description('Only entries older than this one: the next page.'),
        ),
      }),
      answer: v.object({
        entries: v.array(EntryAnswer),
        next: v.optional(idJson<EntryId>('entry for `before` of the next page')),
      }),
    },
    async (context, { query }) => {
      const { entries, next } = await entryPage(context, query);
      return { entries: entries.map(entryJson), next };
    },
  ),
  action(
    'GET',
    '/register-entries/:id',
    {
      id: 'readRegisterEntry',
      summary: 'One entry, unchanged since it was made',
      ...oneEntry,
      answer: EntryAnswer,
    },
    async (context, { params }) => entryJson(await showEntry(context, params.id)),
  ),
  action(
    'POST',
    '/register-entries/:id/strike',
    {
      id: 'strikeRegisterEntry',
      summary: 'Strikes out an entry: adds an entry that names it',
      ...oneEntry,
      body: strikeForm,
      answer: EntryAnswer,
    },
    async (context, { params, body }) => entryJson(await strikeEntry(context, params.id, body)),
  ),
  action(
    'GET',
    '/register-sheet',
    {
      id: 'readRegisterSheet',
      summary: 'The records of the person for a year, an apiary or a hive, and whether they are unchanged',
      query: v.object({ year, hiveId, apiaryId: v.optional(sentId<ApiaryId>('apiary')) }),
      answer: v.object({
        entries: v.array(EntryAnswer),
        hash: v.pipe(v.optional(v.string()), v.description('Hash of the last entry of all records.')),
        broken: v.pipe(
          v.optional(v.number()),
          v.description('Number of the first entry that is missing or changed.'),
        ),
      }),
    },
    async (context, { query }) => {
      const { entries, ...chain } = await sheetOf(context, query);
      return { entries: entries.map(entryJson), ...chain };
    },
  ),
  action(
    'GET',
    '/honey-waits',
    {
      id: 'listHoneyWaits',
      summary: 'Withdrawal periods of the last year for hives that the person sees',
      answer: v.array(
        v.object({
          hiveId: idJson<HiveId>('hive'),
          from: v.string(),
          honeyFrom: v.pipe(v.string(), v.description('The first day on which honey may be taken.')),
          product: v.string(),
        }),
      ),
    },
    (context) => honeyWaits(context),
  ),
];

export const entryRoutes = inOneScope([...writingActions, ...readingActions]);
