import {
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  Kind,
  type SelectionNode,
  type ValueNode,
} from 'graphql';
import { isParts, type Parts, sameUnlessChanged, withParts } from './object-path.ts';

/** What a screen asks for. */
export interface QueryRequest {
  query: DocumentNode;
  variables: Parts;
}

/** What a query reads of a thing, fragments included. */
export type Selections = readonly SelectionNode[];

export interface SelectedField {
  /** As the schema calls it. In the answer it may have another name: its alias. */
  name: string;
  /** As the schema calls them, with values of variables. */
  arguments: Parts;
  /** What is read of its value. Empty: it is a scalar */
  selections: Selections;
}

/** Names of fields in the schema, by those that they have in an answer. Most have one name. */
export type Aliases = Readonly<Record<string, string>>;

/** What a query reads, in the words of the schema. */
export interface QuerySelections {
  root: Selections;
  aliases: Aliases;
  /** Names of all fields that are read there, at any depth. */
  namesBelow: (selections: Selections) => ReadonlySet<string>;
  /** Fields of a thing of an answer, by their names there. */
  fieldsOf: (thing: Parts, selections: Selections) => ReadonlyMap<string, SelectedField>;
}

type Fragments = Map<string, { type: string; selections: Selections }>;

/** Reads a query once; the same selections of things of the same type are looked up after that. */
export function selectionsOf({ query, variables }: QueryRequest): QuerySelections {
  const fragments: Fragments = new Map();
  const values: Record<string, unknown> = { ...variables };
  let root: Selections = [];
  for (const definition of query.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      const { name, typeCondition, selectionSet } = definition;
      fragments.set(name.value, { type: typeCondition.name.value, selections: selectionSet.selections });
    } else if (definition.kind === Kind.OPERATION_DEFINITION) {
      root = definition.selectionSet.selections;
      for (const { variable, defaultValue } of definition.variableDefinitions ?? [])
        if (defaultValue) values[variable.name.value] ??= inputOf(defaultValue, values);
    }
  }

  function nodesOf(thing: Parts, selections: Selections): FieldNode[] {
    const isOf = (type: string | undefined) =>
      type === undefined || thing.__typename === undefined || type === thing.__typename;
    return selections.flatMap((selection) => {
      if (selection.directives?.every(isRequestedBy) === false) return [];
      if (selection.kind === Kind.FIELD) return [selection];
      if (selection.kind === Kind.INLINE_FRAGMENT) {
        const { typeCondition, selectionSet } = selection;
        return isOf(typeCondition?.name.value) ? nodesOf(thing, selectionSet.selections) : [];
      }
      const fragment = fragments.get(selection.name.value);
      return fragment && isOf(fragment.type) ? nodesOf(thing, fragment.selections) : [];
    });
  }

  function isRequestedBy({ name, arguments: given }: DirectiveNode): boolean {
    const condition = () => argumentsOf(given).if === true;
    if (name.value === 'skip') return !condition();
    return name.value !== 'include' || condition();
  }

  function argumentsOf(given: FieldNode['arguments']): Parts {
    return Object.fromEntries((given ?? []).map(({ name, value }) => [name.value, inputOf(value, values)]));
  }

  const known = new Map<Selections, Map<unknown, ReadonlyMap<string, SelectedField>>>();

  function fieldsOf(thing: Parts, selections: Selections): ReadonlyMap<string, SelectedField> {
    const byType = known.get(selections) ?? new Map<unknown, ReadonlyMap<string, SelectedField>>();
    known.set(selections, byType);
    const before = byType.get(thing.__typename);
    if (before) return before;
    const fields = new Map<string, SelectedField>();
    for (const { name, alias, arguments: given, selectionSet } of nodesOf(thing, selections)) {
      const key = (alias ?? name).value;
      // Several fragments may read of the same field.
      const others = fields.get(key)?.selections ?? [];
      const read = [...others, ...(selectionSet?.selections ?? [])];
      fields.set(key, { name: name.value, arguments: argumentsOf(given), selections: read });
    }
    byType.set(thing.__typename, fields);
    return fields;
  }

  return { root, fieldsOf, ...namesOf(root, fragments) };
}

/** As graphql's own function, which would take 0.3 KB of a first visit. */
function inputOf(node: ValueNode, variables: Parts): unknown {
  switch (node.kind) {
    case Kind.VARIABLE:
      return variables[node.name.value];
    case Kind.LIST:
      return node.values.map((value) => inputOf(value, variables));
    case Kind.OBJECT:
      return Object.fromEntries(
        node.fields.map(({ name, value }) => [name.value, inputOf(value, variables)]),
      );
    case Kind.NULL:
      return null;
    case Kind.INT:
    case Kind.FLOAT:
      return Number(node.value);
    default:
      return node.value;
  }
}

function namesOf(root: Selections, fragments: Fragments): Pick<QuerySelections, 'aliases' | 'namesBelow'> {
  const aliases: Record<string, string> = {};
  const known = new Map<Selections, ReadonlySet<string>>();

  function namesBelow(selections: Selections): ReadonlySet<string> {
    const before = known.get(selections);
    if (before) return before;
    const names = new Set<string>();
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        names.add(selection.name.value);
        if (selection.alias) aliases[selection.alias.value] = selection.name.value;
      }
      const below =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? fragments.get(selection.name.value)?.selections
          : selection.selectionSet?.selections;
      for (const name of below ? namesBelow(below) : []) names.add(name);
    }
    known.set(selections, names);
    return names;
  }

  namesBelow(root);
  return { aliases, namesBelow };
}

/** Changes the fields of a thing that a query reads, and leaves others as they are. */
export function withFieldsChanged(
  thing: Parts,
  selections: Selections,
  query: QuerySelections,
  change: (part: unknown, field: SelectedField) => unknown,
): Parts {
  const fields = query.fieldsOf(thing, selections);
  return withParts(thing, (part, key) => {
    const field = fields.get(key);
    return field ? change(part, field) : part;
  });
}

/** @param path names of the schema that lead to it; `*` means each entry of a list */
export function changedAtFields(
  value: unknown,
  selections: Selections,
  [name, ...rest]: readonly string[],
  query: QuerySelections,
  change: (value: unknown, selections: Selections) => unknown,
): unknown {
  if (name === undefined) return change(value, selections);
  if (name === '*') {
    return Array.isArray(value)
      ? sameUnlessChanged(value, (part) => changedAtFields(part, selections, rest, query, change))
      : value;
  }
  if (!isParts(value)) return value;
  return withFieldsChanged(value, selections, query, (part, field) =>
    field.name === name ? changedAtFields(part, field.selections, rest, query, change) : part,
  );
}

/** The name of an operation. Undefined: it has none */
export function operationNameOf({ definitions }: DocumentNode): string | undefined {
  return definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)?.name?.value;
}
