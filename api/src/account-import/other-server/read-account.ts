import { hiveTagActionIds, hiveTagActions, hiveTagNumber } from '@skep/domain';
import type { Context } from '#platform/context/context.ts';
import { type Found, flagIn, jsonOf, listIn, numberIn, objectIn, textIn } from './answers.ts';
import type { ArchiveFile } from './archive-files.ts';
import type { Call, Calls } from './calls.ts';
import { collected } from './collected.ts';
import { apiaryRow, hiveRows, queenRows, unknownKinds } from './hive-rows.ts';
import { questions } from './question-rows.ts';
import { readDevices } from './read-devices.ts';
import { readFlashLogs } from './read-flash-logs.ts';
import { readChecklists, readInspections } from './read-inspections.ts';
import type { MeasuredDevice } from './read-measurements.ts';
import { readPhotos } from './read-photos.ts';
import { readRules } from './read-rules.ts';
import type { Reading } from './reading.ts';

/** What was read: rows of an archive, and what is read once more while it is written. */
export interface ReadAccount {
  reading: Reading;
  files: readonly ArchiveFile[];
  measured: readonly MeasuredDevice[];
}

/** Reads the whole account at the other server, one call after the other, and makes rows of an archive of it. */
export async function readAccount(
  context: Context,
  move: Reading['move'],
  calls: Calls,
  plan: Reading['plan'],
): Promise<ReadAccount> {
  const into = collected(context);
  const ask = (call: Call) => jsonOf(calls, call, into.noteFailure);
  const now = `${context.clock.now().toISOString().slice(0, 19)}Z`;
  const reading: Reading = { context, move, calls, into, ask, plan, now };
  await plan(10);
  const hives = await readHives(reading);
  const checklistQuestions = questions();
  await readChecklists(reading, checklistQuestions);
  const { photos, pictures } = await readPhotos(reading, checklistQuestions);
  await plan(hives.length);
  const seen = new Set<number>();
  for (const hive of hives)
    await readInspections(reading, hive, { questions: checklistQuestions, photos, seen });
  for (const [table, row] of checklistQuestions.rows(now)) into.add(table, row);
  for (const name of checklistQuestions.unknown()) into.noteUnknown(name);
  await readTags(reading);
  await readRules(reading);
  await readPeople(reading);
  const measured = await readDevices(reading);
  const logs = await readFlashLogs(reading, new Set(measured.map(({ id }) => id)));
  return { reading, files: [...pictures, ...logs], measured };
}

const isOwn = ({ owner }: Found) => flagIn(owner) !== false;

/** @returns the hives that came */
async function readHives({ ask, into, now }: Reading): Promise<Found[]> {
  const locations = listIn(objectIn(await ask({ path: '/locations' }))?.locations).filter(isOwn);
  const hives = locations.flatMap((location) => listIn(location.hives)).filter(isOwn);
  into.count('apiaries', locations.length);
  into.count('hives', hives.length);
  for (const location of locations) into.add('apiaries', apiaryRow(location, now));
  const created = new Map<number | null, string>();
  const queens = new Set<number | null>();
  for (const hive of hives) {
    for (const [table, row] of hiveRows(hive, now)) {
      into.add(table, row);
      if (table === 'hives') created.set(numberIn(hive.id), String(row.created_at));
      if (table === 'queens') queens.add(numberIn(row.id));
    }
    for (const name of unknownKinds(hive)) into.noteUnknown(name);
  }
  for (const queen of listIn(objectIn(await ask({ path: '/queens' }))?.queens)) {
    const createdAt = created.get(numberIn(queen.hive_id));
    if (createdAt === undefined || queens.has(numberIn(queen.id))) continue;
    queens.add(numberIn(queen.id));
    for (const [table, row] of queenRows(queen, createdAt, false)) into.add(table, row);
  }
  into.count('queens', queens.size);
  return hives;
}

async function readTags({ ask, into, now }: Reading): Promise<void> {
  const tags = listIn(await ask({ path: '/hive-tags' }));
  into.count('hive_tags', tags.length);
  for (const { tag, hive_id, action_id } of tags)
    into.add('hive_tags', {
      tag: hiveTagNumber(textIn(tag) ?? '') ?? null,
      hive_id: numberIn(hive_id),
      action:
        hiveTagActions.find((action) => hiveTagActionIds[action] === numberIn(action_id)) ?? 'show_hive',
      created_at: now,
    });
}

/** Members of groups, who are to be invited again, and consent to research, which is not copied. */
async function readPeople({ ask, into: { facts }, move }: Reading): Promise<void> {
  for (const group of listIn(objectIn(await ask({ path: '/groups' }))?.groups))
    for (const { id, name, email } of listIn(group.users)) {
      const [address, person] = [textIn(email, 255), textIn(name, 500)];
      if (numberIn(id) === move.remoteUserId || address === null) continue;
      facts.toInvite.push({ group: textIn(group.name, 500) ?? '', name: person ?? address, email: address });
    }
  const projects = listIn(await ask({ path: '/research' }));
  facts.researchProjects = projects.filter(({ consent }) => flagIn(consent) === true).length;
}
