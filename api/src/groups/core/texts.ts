import { textsOf } from '#platform/i18n/texts.ts';

/** A sentence about a group, of an answer or a mail, in this language. */
export const { text: groupText } = textsOf('groups');
