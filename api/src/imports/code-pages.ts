import type { ImportEncoding } from '@skep/domain';
import { decoderOf } from './records.ts';

/** The most frequent letters of the languages that are written in each. */
const frequent: readonly (readonly [ImportEncoding, string])[] = [
  ['cp1251', 'оеаинтсрвлкмдпуяыіьзбгчйх'],
  ['koi8r', 'оеаинтсрвлкмдпуяыьзбгчйх'],
  ['cp1253', 'αοιετσνηυρπκμλςωδγόίάήέύώχθφβ'],
];

/** People whose Excel writes it, whatever the letters tell. */
const usual: Readonly<Record<string, ImportEncoding>> = { cs: 'cp1250', ro: 'cp1250', pl: 'cp1250' };

/**
 * In which of the encodings of one byte a text is written: that in which its letters are frequent ones.
 * @param language of the person
 */
export function codePageOf(head: Buffer, language: string): ImportEncoding {
  const text = decoderOf('latin1')(head);
  const words = text.match(/[A-Za-z\u0080-\uffff]{3,100}/g) ?? [];
  const whole = words.filter((word) => !/[A-Za-z]/.test(word)).length;
  const accented = words.filter((word) => /[A-Za-z]/.test(word) && /[^A-Za-z]/.test(word)).length;
  // Letters with accents stand among others; a word of another alphabet has no others.
  if (whole > accented) return ofAlphabet(head);
  if (usual[language] !== undefined) return usual[language];
  const isCzech = /\p{Ll}ì\p{Ll}/u.test(text) || (/ø/.test(text) && /[ìèùò]/.test(text));
  // Portuguese has ã at the end of few words, and õ or ç elsewhere.
  const isRomanian = (text.match(/ã(?!\p{L})/gu)?.length ?? 0) > 1 && !/[õç]/.test(text);
  const isCentral = /\p{Ll}[³¹¿º]|[³¹¿]\p{Ll}|\p{Ll}þ/u.test(text) || isCzech || isRomanian;
  return isCentral ? 'cp1250' : 'latin1';
}

function ofAlphabet(head: Buffer): ImportEncoding {
  const scored = frequent.map(([encoding, letters]) => {
    const text = decoderOf(encoding)(head);
    return { encoding, score: [...text].filter((letter) => letters.includes(letter)).length };
  });
  return scored.reduce((one, other) => (other.score > one.score ? other : one)).encoding;
}
