import { textsOf } from '#platform/i18n/texts.ts';

/** A word on a sheet, in its language. */
export const { text: sheetText } = textsOf('sheets');
