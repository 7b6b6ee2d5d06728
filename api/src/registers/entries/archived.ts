import {
  feedingForm,
  harvestForm,
  honeyFrom,
  jarsForm,
  miteCountForm,
  registerKinds,
  registerLimits,
  treatmentForm,
} from '@skep/domain';
import { sql } from 'kysely';
import * as v from 'valibot';
import { archiveTable, only } from '#platform/exporting/archive-table.ts';
import {
  day,
  instant,
  maybe,
  type NewIds,
  number,
  oneOfWords,
  type RestoredRow,
  rowId,
  verbatim,
  whole,
  words,
  yesNo,
} from '#platform/exporting/restored-table.ts';

const facts = v.optional(v.looseObject({}));

const hive = v.object({
  ...{ id: v.pipe(whole, v.notValue(0)), name: words(), apiaryId: whole, apiaryName: words() },
  ...{ frames: v.optional(number), mites: facts },
});

/** The parts of an entry that this version reads; it is stored word for word, whatever else it has. */
const contentParts = v.object({
  ...{ number: rowId, kind: oneOfWords(registerKinds), day, lastDay: v.optional(day), writtenAt: instant },
  ...{ authorName: words(), hives: v.pipe(v.array(hive), v.maxLength(registerLimits.hives)) },
  ...{ treatment: facts, harvest: facts, miteCount: facts, feeding: facts, jars: facts },
  supers: v.optional(v.object({ count: whole, withdrawalReason: v.optional(words()) })),
  proof: v.optional(v.object({ of: rowId, fileName: words(), sizeBytes: whole, sha256: words(64) })),
  ...{ corrects: v.optional(rowId), correctionReason: v.optional(words()), isStruck: v.optional(yesNo) },
});

const entryContent = v.pipe(contentParts, v.check(saysItsKind));

type Content = v.InferOutput<typeof contentParts>;

/** The forms in which facts are typed, by what entries call them. */
const forms = {
  treatment: treatmentForm,
  harvest: harvestForm,
  miteCount: miteCountForm,
  feeding: feedingForm,
  jars: jarsForm,
};

/** Whether its facts are those of its kind, by their form. */
function saysItsKind(said: Content): boolean {
  const kind = said.kind === 'mite_count' ? 'miteCount' : said.kind;
  const { hives, day: first, lastDay = first, [kind]: typed } = said;
  if (typed === undefined || kind === 'supers' || kind === 'proof') return typed !== undefined;
  const each = (name: 'frames' | 'mites') =>
    Object.fromEntries(hives.flatMap((of) => (of[name] === undefined ? [] : [[of.id, of[name]]])));
  const about = { hiveIds: hives.map(({ id }) => String(id)), frames: each('frames'), counts: each('mites') };
  return v.is(forms[kind], { ...typed, ...about, day: first, lastDay });
}

const named = v.record(v.string(), rowId);
const cameAs = v.object({ hives: named, apiaries: named });

const inText = <Schema extends v.GenericSchema>(schema: Schema) => v.pipe(v.string(), v.parseJson(), schema);

/** It stays a text: as what it is read its hash would be another. */
const textOf = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(
    verbatim(1_000_000),
    v.check((text) => v.is(inText(schema), text)),
  );

/**
 * With hashes, so that a copy can be checked: see `chain.ts`. `came_as` says what entries that came from another archive
 * call hives and apiaries of this one. A book comes back into an empty one alone: numbers that are taken refuse it. Whether
 * its chain is whole its sheet says.
 */
export const archivedEntries = archiveTable(
  'register_entries',
  {
    id: rowId,
    ...only('number', 'kind', 'day', 'corrects_id', 'is_struck'),
    ...{ content: textOf(entryContent), hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) },
    came_as: { from: sql`came_as::text`, restored: maybe(textOf(cameAs)) },
  },
  {
    restore: {
      owner: ['user_id', 'author_id'],
      after: ['hives', 'apiaries'],
      equalBy: ['hash'],
      change: rowOfEntry,
    },
  },
);

function rowOfEntry({ id, content, hash, came_as }: RestoredRow, ids: NewIds): RestoredRow {
  // Its row is valid: the rules of its form are not checked again.
  const said = v.parse(inText(contentParts), content);
  const came = came_as === null ? undefined : v.parse(inText(cameAs), came_as);
  const here = (kind: 'hives' | 'apiaries', oldIds: readonly number[]) =>
    Object.fromEntries(
      oldIds.flatMap((old) => {
        const there = came === undefined ? old : came[kind][old];
        const now = there === undefined ? undefined : ids.of(kind, there);
        return now === undefined ? [] : [[old, now]];
      }),
    );
  const hiveIds = said.hives.map((one) => one.id);
  const apiaryIds = said.hives.map(({ apiaryId }) => apiaryId);
  return {
    ...{ id: id ?? null, content: content ?? null, hash: hash ?? null },
    ...{ number: said.number, kind: said.kind, day: said.day, is_struck: said.isStruck ?? false },
    honey_from: honeyFromOf(said) ?? null,
    came_as: { hives: here('hives', hiveIds), apiaries: here('apiaries', apiaryIds) },
  };
}

function honeyFromOf({
  kind,
  day: first,
  lastDay = first,
  treatment,
  isStruck,
}: Content): string | undefined {
  const withdrawalDays = treatment?.withdrawalDays;
  if (kind !== 'treatment' || isStruck || typeof withdrawalDays !== 'number') return undefined;
  return honeyFrom({ lastDay, withdrawalDays });
}
