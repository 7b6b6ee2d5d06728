/** What pictures may be, of which the service keeps one fitted into a square and a small one. */
export const pictureLimits = {
  megabytesMax: 15,
  megapixelsMax: 40,
  /** Longest side of the stored picture. */
  sidePx: 2000,
  thumbPx: 200,
} as const;
