import { type GenericSchema, safeParse } from 'valibot';
import type { RestoredRow, RestoredTable } from '#platform/exporting/restored-table.ts';
import type { RestoredKind } from './imported-kinds.ts';
import type { KnownIds } from './known-ids.ts';

/** A row of the archive, and the how manieth of its kind it is. */
export interface Candidate {
  was: RestoredRow;
  number: number;
}

/** Nothing of a kind comes, since one of its rows is wrong. */
export class KindRefused extends Error {
  override readonly name = 'KindRefused';
  readonly fault: NonNullable<RestoredKind['fault']>;

  constructor(fault: NonNullable<RestoredKind['fault']>) {
    super(`Row ${fault.row}: ${fault.column}`);
    this.fault = fault;
  }
}

/** What to say of it; what is no fault of a row is thrown on. */
export function refusalOf(error: unknown): NonNullable<RestoredKind['fault']> {
  if (error instanceof KindRefused) return error.fault;
  // A value that the database rejects, or one too many: the row is not reported.
  const code = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  if (typeof code === 'string' && /^2[23]/.test(code)) return { row: 0, column: '' };
  throw error;
}

/** @throws KindRefused */
export function parsedRow<Row>(
  { row }: { row: GenericSchema<unknown, Row> },
  line: string,
  number: number,
): Row {
  const result = safeParse(row, jsonIn(line, number));
  if (result.success) return result.output;
  const [place] = result.issues[0].path ?? [];
  throw new KindRefused({ row: number, column: String(place?.key ?? '') });
}

/** @throws KindRefused */
export function jsonIn(line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new KindRefused({ row: number, column: '' });
  }
}

/** The row with the ids that are used here; undefined where something that it cannot be without is nowhere. */
export function resolvedRow(
  { ids }: { ids: KnownIds },
  { references, change, self }: RestoredTable,
  was: RestoredRow,
): RestoredRow | undefined {
  const row: Record<string, RestoredRow[string]> = { ...was };
  if (self) row[self] = null;
  for (const [column, { to, isRequired }] of Object.entries(references)) {
    const oldId = row[column];
    const id = typeof oldId === 'number' ? ids.of(to, oldId) : undefined;
    if (id === undefined && isRequired) return undefined;
    row[column] = id ?? null;
  }
  return change === undefined ? row : change(row, ids, was);
}
