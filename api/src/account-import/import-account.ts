import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { RestoredRow, RestoredTable } from '#platform/exporting/restored-table.ts';
import { roomWithoutArchive } from '#platform/storage-account/storage-account.ts';
import { bringFlashLogs } from './flash-logs.ts';
import type { RestoredKind } from './imported-kinds.ts';
import { type Candidate, parsedRow, refusalOf, resolvedRow } from './kind-rows.ts';
import { type Known, knownIds } from './known-ids.ts';
import { bringMeasurements } from './measurements.ts';
import {
  cameBefore,
  equalOne,
  insertRows,
  nameOther,
  noteCame,
  thoseThere,
  wholesWithParts,
} from './row-store.ts';
import type { BringOptions, Run } from './run.ts';
import { storedFiles } from './stored-files.ts';

const rowsTogether = 300;

/** Counts what an archive would bring, or brings it: of each kind everything or nothing. */
export async function bringBack(context: Context, options: BringOptions): Promise<RestoredKind[]> {
  const { onKind, done, ...rest } = options;
  const tables = inOrder(options.tables);
  const kinds: RestoredKind[] = [];
  const report = (inner: Context, kind: RestoredKind) => {
    const reported = [...kinds, kind];
    // What an earlier try has done stays known to the next one, should this one end before it comes to it.
    const later = done.filter((one) => one.isDone && !reported.some(({ name }) => name === one.name));
    return onKind(inner, [...reported, ...later], reported.length, tables.length + kindsOfTheirOwn.length);
  };
  const run: Run = { ...rest, context, ids: knownIds(context.random), report };
  for (const table of tables) {
    const before = done.find((kind) => kind.name === table.name && kind.isDone);
    kinds.push(before === undefined ? await bringKind(run, table) : await recallKind(run, table, before));
  }
  for (const bring of kindsOfTheirOwn) {
    const kind = await bring(run);
    await report(context, kind);
    kinds.push(kind);
  }
  return kinds;
}

/** Kinds that are more than rows of a table. */
const kindsOfTheirOwn = [bringMeasurements, bringFlashLogs];

/** So that what others name comes before them. */
function inOrder(tables: readonly RestoredTable[]): RestoredTable[] {
  const ordered: RestoredTable[] = [];
  const add = (table: RestoredTable) => {
    if (ordered.includes(table)) return;
    const needs = [...Object.values(table.references).map(({ to }) => to), ...(table.after ?? [])];
    for (const other of tables) if (other !== table && needs.includes(other.name)) add(other);
    ordered.push(table);
  };
  for (const table of tables) add(table);
  return ordered;
}

async function bringKind(run: Run, table: RestoredTable): Promise<RestoredKind> {
  const kind = { name: table.name, fresh: 0, present: 0, leftOut: 0, isDone: false };
  try {
    const files = await storedFiles(run, table);
    const come = async (inner: Context) => {
      if (run.isWriting) await run.claim(inner, table.name);
      const room = await table.room?.(inner, run.ownerId);
      const fits = await fitting(inner, run.ownerId, table);
      await readKind({ ...run, context: inner }, table, kind, { files, room, fits });
      kind.isDone = run.isWriting;
      await run.report(inner, kind);
    };
    await (run.isWriting ? inTransaction(run.context, come) : come(run.context));
    return kind;
  } catch (error) {
    const fault = refusalOf(error);
    run.ids.forgetFresh(table.name);
    const refused = { name: table.name, fresh: 0, present: 0, leftOut: 0, isDone: false, fault };
    await run.report(run.context, refused);
    return refused;
  }
}

/** A function that says whether the person's storage has room for a row, and reserves what it takes. */
async function fitting(context: Context, ownerId: UserId, { bytesOf }: RestoredTable): Promise<Fits> {
  if (bytesOf === undefined) return () => true;
  const takesRoom = await roomWithoutArchive(context, ownerId);
  return (row) => takesRoom(bytesOf(row));
}

type Fits = (row: RestoredRow) => boolean;

/** A kind that was stored before this process restarted: its new ids have to be read again. */
async function recallKind(run: Run, table: RestoredTable, before: RestoredKind): Promise<RestoredKind> {
  const all: Incoming = { files: new Map(), room: undefined, fits: () => true };
  await readKind({ ...run, isWriting: false }, table, { ...before }, all);
  await run.report(run.context, before);
  return before;
}

interface Incoming {
  files: Awaited<ReturnType<typeof storedFiles>>;
  /** How many rows may come; undefined: any number. */
  room: number | undefined;
  fits: Fits;
}

async function readKind(
  run: Run,
  table: RestoredTable,
  kind: RestoredKind,
  incoming: Incoming,
): Promise<void> {
  let together: Candidate[] = [];
  const mothers: [number, number][] = [];
  const halves = new Map<number, boolean>();
  let number = 0;
  for await (const line of run.archive.rows(table.name)) {
    number += 1;
    const was = parsedRow(table, line, number);
    if (table.self && typeof was[table.self] === 'number')
      mothers.push([Number(was.id), Number(was[table.self])]);
    together.push({ was, number });
    if (together.length < rowsTogether) continue;
    await bringRows(run, table, kind, together, { ...incoming, halves });
    together = [];
  }
  await bringRows(run, table, kind, together, { ...incoming, halves });
  if (run.isWriting && table.self) await nameMothers(run, table, mothers);
}

async function bringRows(
  run: Run,
  table: RestoredTable,
  kind: RestoredKind,
  candidates: readonly Candidate[],
  { files, room = Infinity, fits, halves }: Incoming & { halves: Map<number, boolean> },
): Promise<void> {
  const known = await knownAmong(run, table, candidates);
  await lookAtHalves(run, table, candidates, halves);
  const fresh: { oldId: number | undefined; row: RestoredRow }[] = [];
  for (const { was, number } of candidates) {
    const row = resolvedRow(run, table, was);
    const oldId = typeof was.id === 'number' ? was.id : undefined;
    if (row === undefined) {
      kind.leftOut += 1;
      continue;
    }
    const there = oldId === undefined ? undefined : known.get(oldId);
    if (there !== undefined && oldId !== undefined) {
      run.ids.note(table.name, oldId, there);
      kind.present += 1;
      continue;
    }
    if (table.partBy !== undefined && !comesWithWhole(run, table, was, halves)) {
      kind.present += 1;
      continue;
    }
    const equal =
      table.equalBy && (await equalOne(run.context, table.table, run.ownerId, row, table.equalBy));
    if (equal !== undefined && oldId !== undefined) {
      run.ids.note(table.name, oldId, { id: equal, isFresh: false });
      kind.present += 1;
      continue;
    }
    const withFile = files.get(number);
    const whole = withFile === undefined ? row : withFile(row);
    if (whole === undefined || kind.fresh + fresh.length >= room || !fits(whole)) kind.leftOut += 1;
    else fresh.push({ oldId, row: whole });
  }
  kind.fresh += fresh.length;
  const ids = run.isWriting ? await write(run, table, fresh) : fresh.map(() => run.ids.invented());
  for (const [index, { oldId }] of fresh.entries()) {
    const id = ids[index];
    if (oldId !== undefined && id !== undefined) run.ids.note(table.name, oldId, { id, isFresh: true });
  }
}

const wholeOf = ({ ids }: Run, { partBy = '', references }: RestoredTable, was: Candidate['was']) =>
  ids.find(references[partBy]?.to ?? '', Number(was[partBy]));

function comesWithWhole(
  run: Run,
  table: RestoredTable,
  was: Candidate['was'],
  halves: ReadonlyMap<number, boolean>,
): boolean {
  const whole = wholeOf(run, table, was);
  return whole?.isFresh === true && !halves.get(whole.id);
}

/**
 * Of wholes that an earlier try brought, whether their parts of this kind came as well: a kind comes as one.
 * @param halves ids that are known already; requested once for each, before any part of the kind is stored
 */
async function lookAtHalves(
  run: Run,
  table: RestoredTable,
  candidates: readonly Candidate[],
  halves: Map<number, boolean>,
): Promise<void> {
  const { partBy } = table;
  if (partBy === undefined) return;
  const wholes = candidates.flatMap(({ was }) => wholeOf(run, table, was) ?? []);
  const queried = wholes.filter(({ isThere, id }) => isThere && !halves.has(id)).map(({ id }) => id);
  const complete = await wholesWithParts(run.context, table.table, partBy, queried);
  for (const id of queried) halves.set(id, complete.has(id));
}

/** What came earlier and is still there, or never was away. */
async function knownAmong(run: Run, table: RestoredTable, candidates: readonly Candidate[]) {
  const { context, ownerId, archive, isOwn } = run;
  const oldIds = candidates.flatMap(({ was }) => (typeof was.id === 'number' ? [was.id] : []));
  const came = await cameBefore(context, { ownerId, origin: archive.origin, kind: table.name }, oldIds);
  const queried = [...came.map(({ newId }) => newId), ...(isOwn ? oldIds : [])];
  const there = await thoseThere(context, table, ownerId, queried);
  const known = new Map<number, Known>();
  if (isOwn) for (const id of oldIds) if (there.has(id)) known.set(id, { id, isFresh: false });
  for (const { oldId, newId, restoreId } of came) {
    const isFresh = restoreId !== undefined;
    // A part is not looked for: it came with its whole, and goes with it.
    if (there.has(newId) || (isFresh && table.among === undefined))
      known.set(oldId, { id: newId, isFresh, isThere: true });
  }
  return known;
}

async function write(
  run: Run,
  table: RestoredTable,
  fresh: readonly { oldId: number | undefined; row: RestoredRow }[],
): Promise<number[]> {
  const { context, ownerId, restoreId, archive } = run;
  const hasIds = fresh.some(({ oldId }) => oldId !== undefined);
  const rows = fresh.map(({ row: { id: _id, favourite: _favourite, file: _file, ...row } }) => ({
    ...row,
    ...Object.fromEntries((table.owner ?? []).map((column) => [column, ownerId])),
  }));
  const ids = await insertRows(context, table.table, rows, hasIds);
  const came = fresh.flatMap(({ oldId }, index) => {
    const newId = ids[index];
    return oldId === undefined || newId === undefined ? [] : [{ oldId, newId, restoreId }];
  });
  await noteCame(context, { ownerId, origin: archive.origin, kind: table.name }, came);
  if (table.favourite) {
    const { table: favourites, column } = table.favourite;
    const liked = fresh.flatMap(({ row }, index) => (row.favourite === true ? [ids[index] ?? 0] : []));
    const at = context.clock.now().toISOString();
    const marks = liked.map((id) => ({ user_id: ownerId, [column]: id, created_at: at }));
    await insertRows(context, favourites, marks, false);
  }
  return ids;
}

async function nameMothers(
  { context, ids }: Run,
  table: RestoredTable,
  mothers: readonly [number, number][],
) {
  for (const [oldId, oldOther] of mothers) {
    const known = ids.find(table.name, oldId);
    const other = ids.find(table.name, oldOther);
    if (!known?.isFresh || other === undefined) continue;
    await nameOther(context, table.table, table.self ?? '', { id: known.id, otherId: other.id });
  }
}
