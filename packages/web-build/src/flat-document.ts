import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/**
 * Asks for the same things, each once. Components name what they need in fragments of their own, and the cache reads a
 * thing again for each fragment that names it: a thousand hives took it three times as long.
 */
export function flatDocument(document: DocumentNode): DocumentNode {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  return {
    ...document,
    definitions: operations.map((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION
        ? { ...definition, selectionSet: merged([definition.selectionSet], fragments) }
        : definition,
    ),
  };
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

interface Gathered {
  fields: Map<string, { field: FieldNode; sets: SelectionSetNode[] }>;
  /** By the type that they are for. */
  typed: Map<string, SelectionSetNode[]>;
  /** What is under a condition, left as it is. */
  others: SelectionNode[];
}

function merged(sets: readonly SelectionSetNode[], fragments: Fragments): SelectionSetNode {
  const gathered: Gathered = { fields: new Map(), typed: new Map(), others: [] };
  for (const set of sets) gather(set, fragments, gathered);
  // The schema has no interfaces. So what has a field of its own is an object and no union, and whatever is queried of
  // it is of its type.
  while (hasOwnField(gathered) && gathered.typed.size > 0) {
    const own = [...gathered.typed.values()].flat();
    gathered.typed.clear();
    for (const set of own) gather(set, fragments, gathered);
  }
  return {
    kind: Kind.SELECTION_SET,
    selections: [
      ...[...gathered.fields.values()].map(({ field, sets: inner }) =>
        inner.length === 0 ? field : { ...field, selectionSet: merged(inner, fragments) },
      ),
      ...[...gathered.typed].map(([type, inner]) => ({
        kind: Kind.INLINE_FRAGMENT as const,
        typeCondition: {
          kind: Kind.NAMED_TYPE as const,
          name: { kind: Kind.NAME as const, value: type },
        },
        selectionSet: merged(inner, fragments),
      })),
      ...gathered.others,
    ],
  };
}

function gather({ selections }: SelectionSetNode, fragments: Fragments, into: Gathered): void {
  for (const selection of selections) {
    const type = typeOf(selection, fragments);
    const set = setOf(selection, fragments);
    if (selection.directives?.length) into.others.push(inPlace(selection, fragments));
    else if (selection.kind === Kind.FIELD) {
      const name = selection.alias?.value ?? selection.name.value;
      const known = into.fields.get(name) ?? { field: selection, sets: [] };
      if (selection.selectionSet) known.sets.push(selection.selectionSet);
      into.fields.set(name, known);
    } else if (set && type === undefined) gather(set, fragments, into);
    else if (set && type !== undefined) into.typed.set(type, [...(into.typed.get(type) ?? []), set]);
  }
}

/** A spread fragment becomes one in its place, since no definitions are left. */
function inPlace(selection: SelectionNode, fragments: Fragments): SelectionNode {
  const set = setOf(selection, fragments);
  if (!set) return selection;
  const selectionSet = merged([set], fragments);
  if (selection.kind !== Kind.FRAGMENT_SPREAD) return { ...selection, selectionSet };
  const typeCondition = fragments.get(selection.name.value)?.typeCondition;
  return {
    kind: Kind.INLINE_FRAGMENT,
    ...(selection.directives ? { directives: selection.directives } : {}),
    ...(typeCondition ? { typeCondition } : {}),
    selectionSet,
  };
}

function typeOf(selection: SelectionNode, fragments: Fragments): string | undefined {
  if (selection.kind === Kind.INLINE_FRAGMENT) return selection.typeCondition?.name.value;
  if (selection.kind === Kind.FRAGMENT_SPREAD) {
    return fragments.get(selection.name.value)?.typeCondition.name.value;
  }
  return undefined;
}

function setOf(selection: SelectionNode, fragments: Fragments): SelectionSetNode | undefined {
  if (selection.kind === Kind.FRAGMENT_SPREAD) return fragments.get(selection.name.value)?.selectionSet;
  return selection.selectionSet;
}

function hasOwnField({ fields }: Gathered): boolean {
  return [...fields.keys()].some((name) => name !== '__typename');
}
