import { looksLikeFormula } from '@skep/domain';

/** A text of somebody's file that a spreadsheet would run as a formula gets an apostrophe before it. */
export function harmless(text: string): string {
  return looksLikeFormula(text) ? `'${text}` : text;
}
