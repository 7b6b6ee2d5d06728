/** Deeper than any input of ours, and shallow enough to walk by recursion. */
export const inputDepthMax = 20;

/** Whether lists or records stand in each other more than `levels` deep. It looks no deeper than that. */
export function isNestedDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => isNestedDeeper(part, levels - 1));
}
