/** Bounds of photos of printed checklists that wait to be looked at. */
export const readingLimits = {
  /** Longest side of a photo of a page, in pixels: eight for a millimetre of a page that fills it. */
  sidePx: 2400,
  /** Photos of one reading: an apiary of thirty hives on two pages each. */
  pagesMax: 60,
  /** Readings that a person has begun and not ended. */
  openMax: 20,
  /** How long what was read waits for its person. */
  retentionDays: 30,
} as const;

/** Why a photo of a page is not read. Each says what to do in the words of `paper.fault`. */
export const pageFaults = [
  'no_sheet',
  'squares_not_seen',
  'blurred',
  'too_dark',
  'several_sheets',
  /** No print of this person's: another's, or deleted. */
  'unknown_print',
  /** The right checklist, in another print than the chosen one. */
  'wrong_print',
  'other_checklist',
  /** Drawn by an old app, which keeps no layout of it. */
  'not_laid_out',
  'not_read',
] as const;

export type PageFault = (typeof pageFaults)[number];

/** The four black squares of a page. */
export const sheetCorners = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const;

export type SheetCorner = (typeof sheetCorners)[number];

/** How a field of a sheet is filled in. */
export const sheetFieldKinds = ['one', 'several', 'number', 'date', 'writing'] as const;

export type SheetFieldKind = (typeof sheetFieldKinds)[number];

/** What a person made of a field that was read. */
export const fieldVerdicts = ['accepted', 'corrected', 'emptied'] as const;

export type FieldVerdict = (typeof fieldVerdicts)[number];
