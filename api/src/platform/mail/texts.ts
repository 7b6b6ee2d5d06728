import { textsOf } from '#platform/words/texts.ts';

/** A sentence of a mail in this language, or in English where it has none, with its `{places}` filled in. */
export const { text: mailText } = textsOf('mail');
