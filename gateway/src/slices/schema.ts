import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mergeTypeDefs } from '@graphql-tools/merge';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { slices } from '../slices.ts';
import type { EnumValues } from './enum-values.ts';
import { everySlice } from './every-slice.ts';
import type { Slice } from './slice.ts';

const parts: readonly Slice[] = [everySlice, ...slices];

/** A slice's whole schema, as its remote's code generation reads it. */
export function sdlOfSlice({ name }: Pick<Slice, 'name'>): string {
  return ['every-slice.graphql', join(name, 'schema.graphql')]
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
    .join('\n');
}

/** The enums of all slices. */
export function enumValues(): Record<string, EnumValues> {
  return Object.assign({}, ...parts.map(({ enums }) => enums));
}

/** All slices as one schema: a type of several slices has the fields of all of them. */
export function createSchema(): GraphQLSchema {
  return makeExecutableSchema({
    typeDefs: mergeTypeDefs(slices.map(sdlOfSlice), { throwOnConflict: true }),
    resolvers: [enumValues(), ...parts.map(({ resolvers }) => resolvers)],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
}
