/** What somebody can have done to a hive, as its owner's log tells it. */
export const auditEntries = [
  'hive_edited',
  'hive_moved',
  'queen_edited',
  'queen_deleted',
  /** A step in the colony's life: its history tells which. */
  'colony_step',
  'inspection_written',
  'inspection_edited',
  'inspection_deleted',
  'task_written',
  'task_edited',
  /** Also that it is to be done again. */
  'task_done',
  'task_deleted',
] as const;
export type AuditEntry = (typeof auditEntries)[number];
