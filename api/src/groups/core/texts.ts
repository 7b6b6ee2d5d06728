import { textsOf } from '#platform/words/texts.ts';

/** A sentence about a group, of an answer or a mail, in this language. */
export const { text: groupText } = textsOf('groups');
