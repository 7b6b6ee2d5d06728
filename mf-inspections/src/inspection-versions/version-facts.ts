/** What a version says of one thing, as people read it. */
export interface Fact {
  key: string;
  label: string;
  text: string;
}

/** One thing that a version says otherwise than the version before it; an empty text: it says nothing of it. */
export interface ChangedFact {
  key: string;
  label: string;
  before: string;
  after: string;
}

/** What differs between two versions: first what both say, then what only the older one said. */
export function changedFacts(before: readonly Fact[], after: readonly Fact[]): ChangedFact[] {
  const older = new Map(before.map((fact) => [fact.key, fact]));
  const newer = new Set(after.map(({ key }) => key));
  return [
    ...after.map(({ key, label, text }) => ({ key, label, before: older.get(key)?.text ?? '', after: text })),
    ...before
      .filter(({ key }) => !newer.has(key))
      .map(({ key, label, text }) => ({ key, label, before: text, after: '' })),
  ].filter((fact) => fact.before !== fact.after);
}
