/** Which messages of a language a translator wants to see, as the wire has it. */
export const translationsShown = ['all', 'missing', 'changed', 'to_review'] as const;

/** How far a message is, as the wire has it. */
export const translationStates = ['missing', 'shipped', 'draft', 'reviewed'] as const;
