/** How many inspections stand beside each other. */
export const pageSizes = [5, 20, 100] as const;
