import {
  boxActs,
  checklistTemplates,
  climateZones,
  countUnits,
  developmentParts,
  hiveMethods,
  methodStepKeys,
  moods,
  packItems,
  pageFaults,
  plantRegions,
  plants,
  sheetFieldKinds,
  weatherConditions,
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
    BoxAct: inCapitals(boxActs),
    ChecklistInputKind: inCapitals(inputKinds),
    ClimateZone: inCapitals(climateZones),
    ChecklistTemplate: inCapitals(checklistTemplates),
    CountUnit: inCapitals(countUnits),
    DevelopmentPart: inCapitals(developmentParts),
    HiveMethod: inCapitals(hiveMethods),
    HivePlanState: inCapitals(['going', 'ended', 'cancelled']),
    MethodStep: inCapitals(methodStepKeys),
    Mood: inCapitals(moods),
    PackItem: inCapitals(packItems),
    PageFault: inCapitals(pageFaults),
    Plant: inCapitals(plants),
    PlantRegion: inCapitals(plantRegions),
    ReadPageState: inCapitals(['waiting', 'read', 'failed']),
    SheetCorner: {
      TOP_LEFT: 'topLeft',
      TOP_RIGHT: 'topRight',
      BOTTOM_LEFT: 'bottomLeft',
      BOTTOM_RIGHT: 'bottomRight',
    },
    SheetFieldKind: inCapitals(sheetFieldKinds),
    WeatherCondition: inCapitals(weatherConditions),
    WhoseHives: inCapitals(['group', 'own']),
  },
  models: [
    ...['AnsweredItem', 'Inspection', 'InspectionItem', 'InspectionTableRow'],
    ...['Checklist', 'ChecklistForm', 'ChecklistItem', 'ChecklistOutline'],
    ...['HivePlan', 'OfferedItem', 'Reminder', 'Task'],
  ],
  loaders: createInspectionLoaders,
};
