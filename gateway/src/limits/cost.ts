import {
  type ExecutionArgs,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  getOperationAST,
  getVariableValues,
  isCompositeType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { fieldsWithOwnCall, ownCallCost } from './own-calls.ts';

/** A list that names no size counts as this many: more than most apiaries have hives or hives have layers. */
const assumedListSize = 10;

/** A document that leads to more fields than any limit has objects is not followed to its end. */
const mostVisited = 100_000;

type Request = Pick<ExecutionArgs, 'schema' | 'document' | 'operationName' | 'variableValues'>;

/**
 * How many objects the answer of a request could hold: each object counts 1, a list as often as its `first` or
 * `pageSize` says. Leaves are free, since a document cannot name many.
 * Undefined when the request cannot be executed at all; execution then says why.
 */
export function costOf({ schema, document, operationName, variableValues }: Request): number | undefined {
  const operation = getOperationAST(document, operationName);
  const root = operation && schema.getRootType(operation.operation);
  if (!operation || !root) return undefined;
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variableValues ?? {});
  if (coerced === undefined) return undefined;
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
    ),
  );
  return costCounter(schema, fragments, coerced)([operation.selectionSet], root, undefined);
}

/** A field of an answer, with all that the document and its fragments select below it. */
interface MergedField {
  node: FieldNode;
  parent: GraphQLNamedType;
  sets: SelectionSetNode[];
}

type CountCost = (
  sets: readonly SelectionSetNode[],
  type: GraphQLNamedType,
  pageSize: number | undefined,
) => number;

function costCounter(
  schema: GraphQLSchema,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  variables: Record<string, unknown>,
): CountCost {
  let visited = 0;

  /** Many fragments may name a field: the answer has it once. Each is read once, however often it is named. */
  function mergeInto(
    merged: Map<string, MergedField>,
    read: Set<string>,
    { selections }: SelectionSetNode,
    parent: GraphQLNamedType,
  ): void {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        if (!selection.selectionSet) continue;
        const key = `${parent.name}.${selection.alias?.value ?? selection.name.value}`;
        const known = merged.get(key);
        if (known) known.sets.push(selection.selectionSet);
        else merged.set(key, { node: selection, parent, sets: [selection.selectionSet] });
      } else {
        const isSpread = selection.kind === Kind.FRAGMENT_SPREAD;
        if (isSpread && read.has(selection.name.value)) continue;
        if (isSpread) read.add(selection.name.value);
        const part = isSpread ? fragments.get(selection.name.value) : selection;
        const condition = part?.typeCondition && schema.getType(part.typeCondition.name.value);
        if (part) mergeInto(merged, read, part.selectionSet, condition ?? parent);
      }
    }
  }

  function ofField({ node, parent, sets }: MergedField, pageSize: number | undefined): number {
    const field = isObjectType(parent) ? parent.getFields()[node.name.value] : undefined;
    const type = field && getNamedType(field.type);
    visited += 1;
    if (!field || !type || !isCompositeType(type) || visited > mostVisited) return 0;
    const ownSize = sizeIn(getArgumentValues(field, node, variables));
    const ownCost = fieldsWithOwnCall.has(`${parent.name}.${field.name}`) ? ownCallCost : 1;
    // A connection takes the size; the list inside it is what has that size.
    if (!isList(field.type)) return ownCost + ofSelection(sets, type, ownSize);
    const count = ownSize ?? pageSize ?? assumedListSize;
    return count * (ownCost + ofSelection(sets, type, undefined));
  }

  const ofSelection: CountCost = (sets, type, pageSize) => {
    const merged = new Map<string, MergedField>();
    const read = new Set<string>();
    for (const set of sets) mergeInto(merged, read, set, type);
    return [...merged.values()].reduce((cost, field) => cost + ofField(field, pageSize), 0);
  };

  return (sets, type, pageSize) => Math.max(ofSelection(sets, type, pageSize), visited);
}

function sizeIn(values: Record<string, unknown>): number | undefined {
  const size = values.first ?? values.pageSize;
  return typeof size === 'number' ? Math.max(1, size) : undefined;
}

function isList(type: GraphQLOutputType): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type);
}
