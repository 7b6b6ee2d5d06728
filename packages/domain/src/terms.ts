// Apart from the rules of accounts: a first visit asks whether there are newer terms, and needs no library for it.

/** Version of the terms of use that a person accepts when signing up. */
export const termsVersion = 'skep-terms-3';
