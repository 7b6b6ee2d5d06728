import { Readable } from 'node:stream';
import type { SignedInContext } from '#platform/context/context.ts';
import { headOf, rowsOfHead } from './head.ts';
import type { LeftOutSheet } from './import.ts';
import {
  apiariesWithoutHives,
  isOtherLinked,
  type LinkedKind,
  type LinkedNames,
  linkedKindOf,
  linkedKinds,
  linkedTable,
  noteNames,
  reasonOfOther,
} from './linked-sheets.ts';
import { type Form, recordsOf, requireContent } from './records.ts';

const asCsv: Form = { encoding: 'utf8', separator: 'comma' };
const rowsTogether = 500;

interface Table {
  name: string;
  fileName: string;
}

/** What is done with the text of a table. */
type Keep<Stored> = (name: string, content: Readable) => Promise<Stored>;

/**
 * The sheets of a workbook of linked sheets, each joined with the names in the others, in the order in which they are to
 * be brought in; undefined: it is none.
 */
export async function linkedTables<Stored>(
  context: SignedInContext,
  tables: readonly Table[],
  keep: Keep<Stored>,
): Promise<{ stored: Stored[]; leftOut: LeftOutSheet[] } | undefined> {
  const sheets = new Map<LinkedKind, Table>();
  const leftOut: LeftOutSheet[] = [];
  for (const table of tables) {
    const [head = []] = rowsOfHead(await headOf(await contentOf(context, table)), asCsv);
    const kind = linkedKindOf(head);
    if (kind === undefined && !isOtherLinked(head) && head.length > 3) return undefined;
    if (kind === undefined) leftOut.push({ name: table.name, reason: reasonOfOther(head) });
    else sheets.set(kind, table);
  }
  if (!sheets.has('hives')) return undefined;
  const names: LinkedNames = { apiaries: new Map(), hives: new Map() };
  for (const kind of ['apiaries', 'hives'] as const) {
    const table = sheets.get(kind);
    if (table === undefined) continue;
    for await (const { head, below } of partsOf(context, table)) noteNames(names, kind, head, below);
  }
  const stored: Stored[] = [];
  for (const kind of linkedKinds) {
    const table = sheets.get(kind);
    if (table !== undefined)
      stored.push(await keep(table.name, Readable.from(textOf(context, kind, table, names))));
  }
  return { stored, leftOut };
}

async function contentOf(context: SignedInContext, { fileName }: Table) {
  return requireContent(await context.imports.read(fileName)).content;
}

async function* partsOf(context: SignedInContext, table: Table) {
  let head: string[] | undefined;
  for await (const { rows } of recordsOf(await contentOf(context, table), asCsv, rowsTogether)) {
    const isFirst = head === undefined;
    head ??= rows[0] ?? [];
    yield { head, below: isFirst ? rows.slice(1) : rows, isFirst };
  }
}

async function* textOf(
  context: SignedInContext,
  kind: (typeof linkedKinds)[number],
  table: Table,
  names: LinkedNames,
) {
  for await (const { head, below, isFirst } of partsOf(context, table))
    yield linkedTable(kind, head, below, { names, isFirst });
  if (kind === 'hives') yield apiariesWithoutHives(names);
}
