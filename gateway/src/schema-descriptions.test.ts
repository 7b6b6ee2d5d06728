import {
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  isUnionType,
} from 'graphql';
import { createSchema } from './slices/schema.ts';

interface Described {
  name: string;
  description?: string | null | undefined;
}

const schema = createSchema();
const roots = [schema.getQueryType(), schema.getMutationType()];
const types = Object.values(schema.getTypeMap()).filter(
  (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
);

test('every type has a description, except for unions of a result and a failure', () => {
  const silent = types.filter(
    (type) =>
      !type.description &&
      !roots.some((root) => root === type) &&
      !(isUnionType(type) && type.getTypes().some(({ name }) => name === 'Failure')),
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test('every query, mutation, field, argument, input field and enum value has a description', () => {
  const silent = types
    .flatMap((type) => partsOf(type).map((part) => ({ ...part, name: `${type.name}.${part.name}` })))
    .filter(({ description }) => !description);
  expect(silent.map(({ name }) => name)).toEqual([]);
});

function partsOf(type: GraphQLNamedType): Described[] {
  if (isEnumType(type)) return type.getValues().map(namedPart);
  if (isInputObjectType(type)) return Object.values(type.getFields()).map(namedPart);
  if (!isObjectType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => [
    namedPart(field),
    ...field.args.map(({ name, description }) => ({ name: `${field.name}(${name})`, description })),
  ]);
}

function namedPart({ name, description }: Described): Described {
  return { name, description };
}
