import type { Resolvers } from '../../generated/schema.ts';
import { bloomMutations, bloomQueries } from './blooms.ts';
import { checklistMutations, checklistQueries, checklistTypes } from './checklists.ts';
import { inspectionMutations } from './mutations.ts';
import { readingMutations, readingQueries, readingTypes } from './paper-recognition.ts';
import { photoMutations, photoQueries } from './photos.ts';
import { planFields, planMutations, planQueries } from './plans.ts';
import { printMutations, printQueries } from './printed-forms.ts';
import { inspectionQueries } from './queries.ts';
import { reminderMutations, reminderQueries, reminderTypes } from './reminders.ts';
import { sampleCodeMutations } from './sample-codes.ts';
import { taskFields, taskMutations, taskQueries } from './tasks.ts';

export const inspectionsResolvers: Resolvers = {
  ...inspectionQueries,
  ...checklistTypes,
  ...readingTypes,
  ...reminderTypes,
  Query: {
    ...inspectionQueries.Query,
    ...checklistQueries,
    ...reminderQueries,
    ...photoQueries,
    ...printQueries,
    ...readingQueries,
    ...taskQueries,
    ...planQueries,
    ...bloomQueries,
  },
  HivePlan: planFields,
  Task: taskFields,
  Mutation: {
    ...inspectionMutations.Mutation,
    ...checklistMutations,
    ...photoMutations,
    ...printMutations,
    ...readingMutations,
    ...reminderMutations,
    ...sampleCodeMutations.Mutation,
    ...taskMutations,
    ...planMutations,
    ...bloomMutations,
  },
};
