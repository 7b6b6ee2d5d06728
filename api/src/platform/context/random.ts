import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { sampleCodeLetters } from '@skep/domain';
import type { Clock, Random } from './clock.ts';

const digits = '0123456789';
const lettersAndDigits = `${digits}ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz`;
// Without 0 and O, 1, I and L, and without U, so that no word comes out by chance.
const readable = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Random text from the operating system's secure source, every character equally likely. */
function randomText(length: number, alphabet: string): string {
  return Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
}

export const secureRandom: Random = {
  token: (length) => randomText(length, lettersAndDigits),
  digits: (length) => randomText(length, digits),
  letters: (length) => randomText(length, sampleCodeLetters),
  readableCode: (length) => randomText(length, readable),
};

export const systemClock: Clock = { now: () => new Date(), pause: setTimeout };
