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
  return costCounter(schema, fragments, coerced)(operation.selectionSet, root, undefined);
}

type CountCost = (set: SelectionSetNode, type: GraphQLNamedType, pageSize: number | undefined) => number;

function costCounter(
  schema: GraphQLSchema,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  variables: Record<string, unknown>,
): CountCost {
  // Each fragment is counted once for each size: a document can name one exponentially often.
  const ofFragments = new Map<string, number>();

  function ofFragment(name: string, pageSize: number | undefined): number {
    const key = `${name}:${pageSize}`;
    const known = ofFragments.get(key);
    const fragment = fragments.get(name);
    if (known !== undefined || fragment === undefined) return known ?? 0;
    const type = schema.getType(fragment.typeCondition.name.value);
    const cost = type ? ofSelection(fragment.selectionSet, type, pageSize) : 0;
    ofFragments.set(key, cost);
    return cost;
  }

  function ofField(node: FieldNode, parent: GraphQLNamedType, pageSize: number | undefined): number {
    const field = isObjectType(parent) ? parent.getFields()[node.name.value] : undefined;
    const type = field && getNamedType(field.type);
    if (!field || !type || !isCompositeType(type) || !node.selectionSet) return 0;
    const ownSize = sizeIn(getArgumentValues(field, node, variables));
    const ownCost = fieldsWithOwnCall.has(`${parent.name}.${field.name}`) ? ownCallCost : 1;
    // A connection takes the size; the list inside it is what has that size.
    if (!isList(field.type)) return ownCost + ofSelection(node.selectionSet, type, ownSize);
    const count = ownSize ?? pageSize ?? assumedListSize;
    return count * (ownCost + ofSelection(node.selectionSet, type, undefined));
  }

  const ofSelection: CountCost = ({ selections }, type, pageSize) =>
    selections.reduce((cost, selection) => {
      if (selection.kind === Kind.FIELD) return cost + ofField(selection, type, pageSize);
      if (selection.kind === Kind.FRAGMENT_SPREAD) return cost + ofFragment(selection.name.value, pageSize);
      const condition = selection.typeCondition && schema.getType(selection.typeCondition.name.value);
      return cost + ofSelection(selection.selectionSet, condition ?? type, pageSize);
    }, 0);

  return ofSelection;
}

function sizeIn(values: Record<string, unknown>): number | undefined {
  const size = values.first ?? values.pageSize;
  return typeof size === 'number' ? Math.max(1, size) : undefined;
}

function isList(type: GraphQLOutputType): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type);
}
