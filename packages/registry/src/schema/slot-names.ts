/**
 * Places in a screen that other remotes may fill. A change that would break who fills one is a new version of it,
 * served in addition to the old one.
 */
export const slotNames = ['hive-card/v1', 'hive-marks/v1'] as const;

export type SlotName = (typeof slotNames)[number];
