/** How many days deleted hives, apiaries, queens, inspections, checklists and devices stay in the database. */
export const purgedAfterDays = 30;

/**
 * How many years after their last entry the records of a deleted account stay: Regulation (EU) 2019/6, Article 108 (2).
 * It counts from each entry; the entries of a person are one chain, which stays until its last.
 */
export const recordsYears = 5;
