/** Groups of tables, as the triggers name them. */
export const offlineParts = [
  'hives',
  'inspections',
  'checklists',
  'tasks',
  'settings',
  'registers',
  'people',
] as const;
export type OfflinePart = (typeof offlineParts)[number];
