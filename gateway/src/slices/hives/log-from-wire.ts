import type { AnswerOf } from '@skep/rest-client';
import type { HiveLogPage } from '../../generated/schema.ts';
import { isoFromWire } from '../wire-values.ts';

export function logPageFromWire({ entries, next }: AnswerOf<'getHiveLog'>): HiveLogPage {
  return {
    entries: entries.map(({ id, what, author_name, by_owner, inspection_id, at }) => ({
      id: String(id),
      what,
      authorName: author_name,
      isByOwner: by_owner,
      at: isoFromWire(at, 'UTC'),
      inspectionId: inspection_id === null ? undefined : String(inspection_id),
    })),
    endCursor: next === null ? undefined : String(next),
  };
}
