import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLFieldMap,
  type GraphQLInputFieldMap,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { slices } from '../slices.ts';
import { createSchema, sdlOfSlice } from './schema.ts';

// A remote's code is generated from its slice alone: the merged schema has to keep every word of each slice.

const merged = createSchema();

describe.each([...slices])('the slice $name', (brought) => {
  const slice = buildSchema(sdlOfSlice(brought));

  test('is answered by the gateway exactly as it is written', () => {
    for (const type of typesOf(slice)) {
      expect([type.name, partOf(merged.getType(type.name), type)]).toEqual([type.name, partOf(type, type)]);
    }
  });
});

test('no field of the gateway is missing from every slice', () => {
  const schemas = slices.map((slice) => buildSchema(sdlOfSlice(slice)));
  for (const type of typesOf(merged).filter(isObjectType)) {
    const differences = schemas.flatMap((slice) => {
      const same = slice.getType(type.name);
      return isObjectType(same) ? Object.keys(same.getFields()) : [];
    });
    expect([type.name, Object.keys(type.getFields()).toSorted()]).toEqual([
      type.name,
      [...new Set(differences)].toSorted(),
    ]);
  }
});

test('every mutation answers with a union of success and failure', () => {
  for (const { name, type } of Object.values(merged.getMutationType()?.getFields() ?? {})) {
    const result = merged.getType(type.toString().replace('!', ''));
    const members = isUnionType(result) ? result.getTypes().map(String) : [];
    expect([name, members]).toEqual([name, expect.arrayContaining(['Failure'])]);
  }
});

function typesOf(schema: GraphQLSchema): GraphQLNamedType[] {
  return Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type));
}

/**
 * What a slice's words come to in a type. An object may have further fields, which the slice cannot ask for; enums,
 * unions and inputs may not: a remote would meet a value that it does not know, or lack one that is demanded.
 */
function partOf(type: GraphQLNamedType | undefined, wanted: GraphQLNamedType): unknown {
  if (isObjectType(type) && isObjectType(wanted)) {
    return Object.keys(wanted.getFields()).map((name) => fieldText(type.getFields(), name));
  }
  if (isInputObjectType(type)) return inputText(type.getFields());
  if (isEnumType(type))
    return type
      .getValues()
      .map(({ name }) => name)
      .toSorted();
  if (isUnionType(type)) return type.getTypes().map(String).toSorted();
  return type?.constructor.name;
}

function fieldText(fields: GraphQLFieldMap<unknown, unknown>, name: string): string {
  const field = fields[name];
  const args = (field?.args ?? []).map(argumentText).toSorted().join(', ');
  return `${name}(${args}): ${field?.type}`;
}

function argumentText({ name, type, defaultValue }: GraphQLArgument): string {
  return `${name}: ${type} = ${JSON.stringify(defaultValue)}`;
}

function inputText(fields: GraphQLInputFieldMap): string[] {
  return Object.values(fields)
    .map(({ name, type, defaultValue }) => `${name}: ${type} = ${JSON.stringify(defaultValue)}`)
    .toSorted();
}
