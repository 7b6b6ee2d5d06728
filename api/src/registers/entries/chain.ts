import { createHash } from 'node:crypto';
import { canonicalJson } from '@skep/domain';
import type { EntryContent } from './entry.ts';

/** The text of an entry that is stored and hashed. */
export function textOf(content: EntryContent): string {
  const plain: Parameters<typeof canonicalJson>[0] = JSON.parse(JSON.stringify(content));
  return canonicalJson(plain);
}

/** @param before hash of the entry before it; undefined: it is the first */
export function hashOf(before: string | undefined, text: string): string {
  return createHash('sha256')
    .update(`${before ?? ''}\n${text}`)
    .digest('hex');
}
