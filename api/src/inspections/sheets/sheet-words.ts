import { textsOf } from '#platform/words/texts.ts';

/** A word on a sheet, in its language. */
export const { text: sheetText } = textsOf('sheets');
