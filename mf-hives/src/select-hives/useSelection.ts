import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Selection } from './selection.ts';

/** Undefined while no hives are being chosen. */
export const SelectionContext = createContext<Selection | undefined>(undefined);

/** The selection that is being made; undefined while none is. */
export function useSelection(): Selection | undefined {
  return useContext(SelectionContext);
}

/** Whether a hive is chosen: draws again when that changes, and then only. */
export function useIsChosen(selection: Selection, hiveId: string): boolean {
  return useSyncExternalStore(selection.subscribe, () => selection.has(hiveId));
}

/** How many of these hives are chosen. */
export function useChosenCount(selection: Selection, hiveIds: readonly string[]): number {
  return useSyncExternalStore(selection.subscribe, () => hiveIds.filter(selection.has).length);
}
