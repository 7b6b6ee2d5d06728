import { textsOf } from '#platform/i18n/texts.ts';

/** A sentence of a message to a person in this language, or in English where it has none. */
export const { text: wayText } = textsOf('notifications');
