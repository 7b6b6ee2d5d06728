/** How far a device's memory has been looked for among what is stored. */
export const flashLogStates = ['waiting', 'checking', 'checked', 'failed'] as const;
export type FlashLogState = (typeof flashLogStates)[number];

/** What has become of a block of it. */
export const flashLogBlockStates = ['checked', 'importing', 'imported', 'undoing', 'undone'] as const;
export type FlashLogBlockState = (typeof flashLogBlockStates)[number];

/** How it is known when a block was measured. */
export const flashLogPlacings = ['unplaced', 'clock', 'matched', 'by_hand'] as const;

/** Why that is not known. */
export const unplacedReasons = ['too_few_quantities', 'too_few_messages', 'no_match'] as const;
export type UnplacedReason = (typeof unplacedReasons)[number];

/** Why a block is imported only by who sets its time. */
export const flashLogDoubts = ['unplaced', 'nothing_to_compare', 'time_differs', 'values_differ'] as const;
export type FlashLogDoubt = (typeof flashLogDoubts)[number];

/** Beyond either there is a doubt. */
export const sureFlashLog = { differenceSecondsBelow: 120, matchPercentMin: 99 };

/** How many quantities have to be equal: what people may choose, and what is taken when they do not. */
export const flashLogMatching = { min: 5, max: 12, preset: 9 };

/** A day, a week, a month and a year of a log, in minutes. */
export const flashLogWindows = { day: 1440, week: 10_080, month: 43_200, year: 525_600 };
