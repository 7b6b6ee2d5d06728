import type { Resolvers } from '../../generated/schema.ts';
import { inspectionMutations } from './mutations.ts';
import { inspectionQueries } from './queries.ts';

export const inspectionsResolvers: Resolvers = { ...inspectionQueries, ...inspectionMutations };
