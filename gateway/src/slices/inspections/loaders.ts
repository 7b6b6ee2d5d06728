import type { Rest } from '../../rest/rest.ts';
export type InspectionLoaders = {};
export function createInspectionLoaders(_rest: Rest): InspectionLoaders {
  return {};
}
