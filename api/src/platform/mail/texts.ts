import { textsOf } from '#platform/i18n/texts.ts';

/** A sentence of a mail in this language, or in English where it has none, with its `{places}` filled in. */
export const { text: mailText } = textsOf('mail');
