export interface HiveType {
  id: string;
}

/** With its name, which home shows; one that nobody knows stays a mere id. */
export function knownType(types: readonly { id: string; name: string }[], id: string | null | undefined) {
  const name = types.find((type) => type.id === id)?.name;
  return id == null ? null : { __typename: 'HiveType' as const, id, ...(name !== undefined && { name }) };
}
