/** A queen with her daughters, and theirs. */
export interface Lineage<Queen> {
  queen: Queen;
  daughters: readonly Lineage<Queen>[];
}

interface Descended {
  id: string;
  queen: { motherId: string | null };
}

/**
 * The whole family of a queen: from the eldest mother that is known down to the last daughter. Undefined when neither
 * a mother nor a daughter of hers is known.
 */
export function familyOf<Queen extends Descended>(
  register: readonly Queen[],
  id: string,
): Lineage<Queen> | undefined {
  const byId = new Map(register.map((row) => [row.id, row]));
  const byMother = Map.groupBy(register, (row) => row.queen.motherId);
  const eldest = eldestOf(byId, id);
  if (eldest === undefined) return undefined;
  const family = lineageOf(eldest, byMother, new Set());
  return family.daughters.length === 0 ? undefined : family;
}

function eldestOf<Queen extends Descended>(byId: ReadonlyMap<string, Queen>, id: string): Queen | undefined {
  const seen = new Set([id]);
  let row = byId.get(id);
  for (;;) {
    const mother = row?.queen.motherId == null ? undefined : byId.get(row.queen.motherId);
    // Nobody can be her own ancestor; a register that says so must not keep us here.
    if (row === undefined || mother === undefined || seen.has(mother.id)) return row;
    seen.add(mother.id);
    row = mother;
  }
}

function lineageOf<Queen extends Descended>(
  queen: Queen,
  byMother: ReadonlyMap<string | null, readonly Queen[]>,
  above: ReadonlySet<string>,
): Lineage<Queen> {
  const line = new Set([...above, queen.id]);
  const daughters = (byMother.get(queen.id) ?? []).filter(({ id }) => !line.has(id));
  return { queen, daughters: daughters.map((daughter) => lineageOf(daughter, byMother, line)) };
}
