import {
  checklistTemplates,
  countUnits,
  developmentParts,
  moods,
  packItems,
  pageFaults,
  sheetFieldKinds,
} from '@skep/domain';
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
    CountUnit: inCapitals(countUnits),
    DevelopmentPart: inCapitals(developmentParts),
    Mood: inCapitals(moods),
    PackItem: inCapitals(packItems),
    PageFault: inCapitals(pageFaults),
    ReadPageState: inCapitals(['waiting', 'read', 'failed']),
    SheetCorner: {
      TOP_LEFT: 'topLeft',
      TOP_RIGHT: 'topRight',
      BOTTOM_LEFT: 'bottomLeft',
      BOTTOM_RIGHT: 'bottomRight',
    },
    SheetFieldKind: inCapitals(sheetFieldKinds),
    WhoseHives: inCapitals(['group', 'own']),
  },
  models: [
    ...['AnsweredItem', 'Inspection', 'InspectionItem', 'InspectionTableRow'],
    ...['Checklist', 'ChecklistForm', 'ChecklistItem', 'ChecklistOutline', 'OfferedItem', 'Reminder', 'Task'],
  ],
  loaders: createInspectionLoaders,
};
