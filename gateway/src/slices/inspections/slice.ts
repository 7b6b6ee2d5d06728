import { checklistTemplates, moods } from '@skep/domain';
import { inCapitals } from '../enum-values.ts';
import type { Slice } from '../slice.ts';
import { inputKinds } from './input-kinds.ts';
import { createInspectionLoaders, type InspectionLoaders } from './loaders.ts';
import { inspectionsResolvers } from './resolvers.ts';

export const inspections: Slice<InspectionLoaders> = {
  name: 'inspections',
  resolvers: inspectionsResolvers,
  enums: {
    ChecklistInputKind: inCapitals(inputKinds),
    ChecklistTemplate: inCapitals(checklistTemplates),
    Mood: inCapitals(moods),
    WhoseHives: inCapitals(['group', 'own']),
  },
  models: ['Inspection'],
  loaders: createInspectionLoaders,
};
