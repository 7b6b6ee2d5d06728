import type { Resolvers } from '../../generated/schema.ts';
export const inspectionsResolvers: Resolvers = {};
