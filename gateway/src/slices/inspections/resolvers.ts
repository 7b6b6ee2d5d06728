import type { Resolvers } from '../../generated/schema.ts';
import { inspectionMutations } from './mutations.ts';
import { inspectionQueries } from './queries.ts';
import { reminderMutations, reminderQueries } from './reminders.ts';

export const inspectionsResolvers: Resolvers = {
  ...inspectionQueries,
  Query: { ...inspectionQueries.Query, ...reminderQueries },
  Mutation: { ...inspectionMutations.Mutation, ...reminderMutations },
};
