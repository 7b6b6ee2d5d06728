/** How many inspections are columns. */
export const pageSizes = [5, 20, 100] as const;
