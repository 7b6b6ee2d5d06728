import { retentionDays } from '@skep/domain';
import type { Export } from './store.ts';

export const expiryMs = retentionDays.files * 24 * 60 * 60 * 1000;

/** When the file is deleted; undefined as long as there is none. */
export function endOf({ readyAt }: Export): Date | undefined {
  return readyAt && new Date(readyAt.getTime() + expiryMs);
}

export function isOver(found: Export, now: Date): boolean {
  const end = endOf(found);
  return end !== undefined && end <= now;
}
