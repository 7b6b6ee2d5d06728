import { isIntrospectionType, isSpecifiedScalarType, isUnionType } from 'graphql';
import { createSchema } from './slices/schema.ts';

const schema = createSchema();
const roots = [schema.getQueryType(), schema.getMutationType()];

test('every query and mutation says what it does', () => {
  const fields = roots.flatMap((root) => Object.values(root?.getFields() ?? {}));
  expect(fields.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
});

test('every type says what it is, but for results that are what they name or a failure', () => {
  const silent = Object.values(schema.getTypeMap()).filter(
    (type) =>
      !type.description &&
      !roots.some((root) => root === type) &&
      !isIntrospectionType(type) &&
      !isSpecifiedScalarType(type) &&
      !(isUnionType(type) && type.getTypes().some(({ name }) => name === 'Failure')),
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
});
