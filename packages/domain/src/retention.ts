/** How many days deleted hives, apiaries, queens, inspections, checklists and devices stay in the database. */
export const purgedAfterDays = 30;

/**
 * How many years after their last entry the records of a deleted account stay: Regulation (EU) 2019/6, Article 108 (2).
 * It counts from each entry; the entries of a person are one chain, which stays until its last.
 */
export const recordsYears = 5;

/** How many days other data stay. The privacy page names these numbers, and the clean-up uses them. */
export const retentionDays = {
  unusedSignIns: 180,
  deviceMessages: 90,
  notifications: 30,
  revisions: 30,
  /** Downloads, files to import and e-mails that could not be sent. */
  files: 7,
} as const;
