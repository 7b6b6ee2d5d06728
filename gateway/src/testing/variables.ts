import {
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { v7 as uuidv7 } from 'uuid';

/** Things of a person that operations can be about. */
export interface Ids {
  apiary: string;
  hive: string;
  inspection: string;
  checklist: string;
  checklistItem: string;
}

/** Variables with which an operation of any remote can run: what it demands, and nothing that it does not. */
export function variablesFor(
  schema: GraphQLSchema,
  document: DocumentNode,
  ids: Ids,
): Record<string, unknown> {
  const uses = usesOfVariables(schema, document);
  const variables: Record<string, unknown> = {};
  visit(document, {
    VariableDefinition({ variable, type: typeNode, defaultValue }) {
      const type = typeFromAST(schema, typeNode);
      if (!type || !isNonNullType(type) || defaultValue) return;
      variables[variable.name.value] = valueFor(
        type as GraphQLInputType,
        uses.get(variable.name.value) ?? '',
        ids,
      );
    },
  });
  return variables;
}

/** What each variable is given to, as `hive.id` or `HiveInput.apiaryId`. */
function usesOfVariables(schema: GraphQLSchema, document: DocumentNode): Map<string, string> {
  const uses = new Map<string, string>();
  const types = new TypeInfo(schema);
  let target = '';
  const goesTo = (use: string) => {
    target = use;
  };
  visit(
    document,
    visitWithTypeInfo(types, {
      [Kind.ARGUMENT]: { enter: ({ name }) => goesTo(`${types.getFieldDef()?.name}.${name.value}`) },
      [Kind.OBJECT_FIELD]: { enter: ({ name }) => goesTo(`input.${name.value}`) },
      [Kind.VARIABLE]: {
        enter({ name }) {
          uses.set(name.value, target);
        },
      },
    }),
  );
  return uses;
}

function valueFor(type: GraphQLInputType, use: string, ids: Ids): unknown {
  const nullable = isNonNullType(type) ? type.ofType : type;
  if (isListType(nullable)) return [];
  if (isEnumType(nullable)) return nullable.getValues()[0]?.name;
  if (isInputObjectType(nullable)) {
    const demanded = Object.values(nullable.getFields()).filter((field) => isNonNullType(field.type));
    return Object.fromEntries(
      demanded.map((field) => [field.name, valueFor(field.type, `input.${field.name}`, ids)]),
    );
  }
  return scalarFor(getNamedType(type).name, use, ids);
}

function scalarFor(type: string, use: string, ids: Ids): unknown {
  switch (type) {
    case 'ID':
      return idFor(use, ids);
    case 'Int':
    case 'Float':
      return 1;
    case 'Boolean':
      return true;
    case 'DateTime':
      return '2026-06-03T14:05:00+02:00';
    default:
      return use.endsWith('timeZone') ? 'Europe/Amsterdam' : 'text';
  }
}

function idFor(use: string, ids: Ids): string {
  if (use.endsWith('.clientId')) return uuidv7();
  const [field = '', argument = ''] = use.split('.');
  const subject = (argument === 'id' ? field : argument).toLowerCase();
  if (subject.includes('item')) return ids.checklistItem;
  const known = Object.entries(ids).find(([name]) => subject.includes(name.toLowerCase()));
  if (known === undefined)
    throw new Error(`No id is known for ${use}: name the thing in testing/variables.ts.`);
  return known[1];
}
