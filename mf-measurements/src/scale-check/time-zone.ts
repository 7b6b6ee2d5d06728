/** Nights and days are those of the clock that the person reads. */
export const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
