import type { CreateInspectionsInput, InspectedHiveInput } from '../../generated/schema.ts';
import { chosenWireId } from '../wire-ids.ts';
import { flagOf, inspectionPath, inspectionToWire } from './to-wire.ts';

/** What is said of all hives, and of each what it has in its place: there null is not the same as left out. */
export function manyToWire({ inspection, hives }: CreateInspectionsInput) {
  return { ...inspectionToWire(inspection), hives: hives.map(hiveToWire) };
}

function hiveToWire({ hiveId, items, ...own }: InspectedHiveInput, index: number) {
  return {
    hive_id: chosenWireId(hiveId, `hives.${index}.hiveId`),
    ...(own.impression !== undefined && { impression_grade: own.impression }),
    ...(own.needsAttention !== undefined && { attention: flagOf(own.needsAttention) }),
    ...(own.notes !== undefined && { notes: own.notes }),
    items: Object.fromEntries((items ?? []).map(({ itemId, value }) => [itemId, value ?? null])),
  };
}

/** Path in the input of a field of the wire; an answer is named by its item. */
export function manyPath(path: string): string {
  return path === 'hives' || path.startsWith('hives.') ? path : inspectionPath(path);
}
