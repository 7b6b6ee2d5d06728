import { createHmac } from 'node:crypto';
import { installationSecret } from '#account/core/signatures.ts';
import type { Context } from '#platform/context/context.ts';
import type { ResearchId } from '#platform/context/ids.ts';

/** Of whom or of what a pseudonym is. */
type Kind = 'person' | 'hive' | 'apiary' | 'device' | 'inspection';

export type Pseudonyms = (kind: Kind, id: number) => string;

/**
 * What one research calls people and things: always the same, so that its files fit together, and another name for each
 * research, so that those of two do not. Who has no key cannot find out which number is meant by trying them all.
 */
export async function pseudonymsOf(context: Context, id: ResearchId): Promise<Pseudonyms> {
  const key = await installationSecret(context, 'research-pseudonyms');
  return (kind, number) =>
    createHmac('sha256', key)
      .update(JSON.stringify([id, kind, number]))
      .digest('hex')
      // 64 bits: of a million things two are alike in one of forty million installations.
      .slice(0, 16);
}
