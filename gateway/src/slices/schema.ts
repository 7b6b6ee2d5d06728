import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mergeTypeDefs } from '@graphql-tools/merge';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLSchema } from 'graphql';
import { accountResolvers } from './account/resolvers.ts';
import { administrationResolvers } from './administration/resolvers.ts';
import { dateTime } from './date-time.ts';
import { enumValues } from './enums.ts';
import { hivesResolvers } from './hives/resolvers.ts';
import { inspectionsResolvers } from './inspections/resolvers.ts';
import { measurementsResolvers } from './measurements/resolvers.ts';

/** One slice for each remote that asks something; the shell has two, one of them for admins and translators. */
export const sliceNames = ['account', 'administration', 'hives', 'inspections', 'measurements'] as const;

/** A slice's whole schema, as its remote's code generation reads it. */
export function sdlOfSlice(name: (typeof sliceNames)[number]): string {
  return ['every-slice.graphql', join(name, 'schema.graphql')]
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
    .join('\n');
}

/** All slices as one schema: a type of several slices has the fields of all of them. */
export function createSchema(): GraphQLSchema {
  return makeExecutableSchema({
    typeDefs: mergeTypeDefs(sliceNames.map(sdlOfSlice), { throwOnConflict: true }),
    resolvers: [
      { DateTime: dateTime },
      enumValues,
      accountResolvers,
      administrationResolvers,
      hivesResolvers,
      inspectionsResolvers,
      measurementsResolvers,
    ],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
}
