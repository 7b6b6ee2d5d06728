import type { NewIds } from '#platform/exporting/restored-table.ts';

export interface Known {
  /** Its id here; of what is only counted, a number of its own. */
  id: number;
  /** It comes with this restore, or came with one that did not come to its end; and with it all its parts. */
  isFresh: boolean;
  /** It is there already, and so may its parts be. */
  isThere?: boolean;
}

export interface KnownIds extends NewIds {
  find: (kind: string, oldId: number) => Known | undefined;
  note: (kind: string, oldId: number, known: Known) => void;
  /** What was to come and did not. */
  forgetFresh: (kind: string) => void;
  /** For what is not made: no row has it. */
  invented: () => number;
}

/** How the ids of an archive are called here, as far as its kinds have come. */
export function knownIds(random: NewIds['random']): KnownIds {
  const kinds = new Map<string, Map<number, Known>>();
  const words = new Map<string, number>();
  let lowest = 0;
  const find = (kind: string, oldId: number) => kinds.get(kind)?.get(oldId);
  return {
    random,
    find,
    of: (kind, oldId) => find(kind, oldId)?.id,
    note(kind, oldId, known) {
      const ids = kinds.get(kind) ?? new Map<number, Known>();
      kinds.set(kind, ids.set(oldId, known));
    },
    forgetFresh(kind) {
      const ids = kinds.get(kind);
      for (const [oldId, { isFresh }] of ids ?? []) if (isFresh) ids?.delete(oldId);
    },
    invented: () => --lowest,
    remember: (key, value) => words.set(key, value),
    recall: (key) => words.get(key),
  };
}
