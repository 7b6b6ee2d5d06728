import { hash } from 'node:crypto';
import type { ReadResult } from './reading.ts';

/** By what a row of a file is known again, whatever its columns are said to be. */
export function rowHash({ cells }: Pick<ReadResult, 'cells'>): string {
  return hash('sha256', JSON.stringify(cells.map((cell) => cell.trim())), 'base64url').slice(0, 22);
}

/** The same of a record: it is no other kind's, and of no other hive. */
export function recordHash(
  kind: string,
  hiveId: number | undefined,
  result: Pick<ReadResult, 'cells'>,
): string {
  return rowHash({ cells: [kind, String(hiveId ?? ''), ...result.cells] });
}

/** 80 MB; beyond it a repeated row counts as a new one. */
const mostRows = 1_000_000;

/** Says of each row whether no row above it is equal and of the same hive. */
export function inspectionsAbove() {
  const seen = new Set<string>();
  return (hive: string, result: ReadResult): boolean => {
    const key = `${hive} ${rowHash(result)}`;
    if (seen.has(key)) return false;
    if (seen.size < mostRows) seen.add(key);
    return true;
  };
}
