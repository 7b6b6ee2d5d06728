import { domainToASCII } from 'node:url';
import lookAlike from 'unhomoglyph';

// What counts as one address or one name is decided here and stored with what people wrote: the `lower()` of databases
// knows the letters of every script in one and those of ASCII alone in another.

/** The same for all spellings of one address: in capitals or not, its domain as people write it or as `xn--`. */
export function spellingOfEmail(email: string): string {
  const text = plain(email);
  const domainStart = text.lastIndexOf('@') + 1;
  const domain = text.slice(domainStart);
  return `${text.slice(0, domainStart)}${domainToASCII(domain) || domain}`.toLowerCase();
}

export function isSameEmail(one: string, other: string): boolean {
  return spellingOfEmail(one) === spellingOfEmail(other);
}

/**
 * The same for names that people take for one another: with capitals or not, with a blank of another kind or something
 * that is not seen, with letters of another script that look alike (Unicode's confusables, of capitals).
 */
export function shapeOfName(name: string): string {
  const text = plain(name);
  // It is its person's own address, which may look like another's.
  return text.includes('@') ? spellingOfEmail(text) : lookAlike(text.toUpperCase().normalize('NFD'));
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}
