// Apart from the rules of accounts: a first visit asks whether there are newer terms, and needs no library for it.

/** Version of the terms of use that a person accepts when signing up. */
export const termsVersion = 'skep-terms-3';

/** The number alone, as people read it: `3` of `skep-terms-3`. */
export function termsNumber(version: string): string {
  return version.slice(version.lastIndexOf('-') + 1);
}
