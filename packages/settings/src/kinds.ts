import { isIP } from 'node:net';
import { array, check, optional, picklist, pipe, string, transform } from 'valibot';

// The message of each is the rest of a sentence that begins with the setting's name. Secrets are never repeated.

export const text = string();

/** A whole number, both ends of the range included. */
export function whole(from: number, to: number) {
  return pipe(
    string(),
    check(
      (value) => /^\d+$/.test(value) && Number(value) >= from && Number(value) <= to,
      ({ input }) => `must be a whole number from ${from} to ${to}; it is "${input}".`,
    ),
    transform(Number),
  );
}

export const port = whole(0, 65_535);

export const flag = pipe(
  picklist(['0', '1'], ({ received }) => `must be 0 or 1; it is ${received}.`),
  transform((value) => value === '1'),
);

export function oneOf<const Names extends readonly string[]>(names: Names) {
  return picklist(names, ({ received }) => `must be one of ${names.join(', ')}; it is ${received}.`);
}

export function secret(shortest: number, hint = '') {
  return pipe(
    string(),
    check(({ length }) => length >= shortest, `must have at least ${shortest} characters${hint}.`),
  );
}

/** A URL that may hold a password. */
export function address(example: string, isRight: (url: URL) => boolean) {
  return pipe(
    string(),
    check((value) => URL.canParse(value) && isRight(new URL(value)), `must look like ${example}.`),
  );
}

export const webAddress = pipe(
  string(),
  check(isOfWeb, ({ input }) => `must be a web address such as https://skep.example; it is "${input}".`),
);

/** Where pieces of maps are fetched: a web address with {z}, {x} and {y}. */
export const tilesAddress = pipe(
  string(),
  check(
    (value) => isOfWeb(value) && ['{z}', '{x}', '{y}'].every((part) => value.includes(part)),
    ({ input }) => `must look like https://tiles.example/{z}/{x}/{y}.png; it is "${input}".`,
  ),
);

/** Of a web address that has a path, its origin. */
export const origin = pipe(
  string(),
  check(isOfWeb, ({ input }) => `must be an origin such as http://127.0.0.1:8081; it is "${input}".`),
  transform((value) => new URL(value).origin),
);

/**
 * Where people open Skep, without a slash at its end. Its pages, files and cookies are those of a whole host, so an
 * address below one, as `https://host/skep`, would lead nowhere.
 */
export const site = pipe(
  webAddress,
  check(
    (value) => !URL.canParse(value) || new URL(value).pathname === '/',
    ({ input }) =>
      `must be a host of its own such as https://skep.example, without a path; it is "${input}".`,
  ),
  transform((value) => value.replace(/\/$/, '')),
);

function isOfWeb(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

/** Values apart by commas; without any, an empty list. */
export function listOf(isOne: (part: string) => boolean, messageOf: (part: string) => string) {
  const parts = pipe(
    string(),
    transform((list) =>
      list
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    ),
    array(
      pipe(
        string(),
        check(isOne, ({ input }) => messageOf(input)),
      ),
    ),
  );
  return optional(parts, '');
}

/** Addresses and CIDR ranges of hosts. */
export const ranges = listOf(
  isRange,
  (range) => `must list addresses or ranges such as 10.0.0.0/8; "${range}" is neither.`,
);

function isRange(range: string): boolean {
  const [host = '', bits] = range.split('/');
  const version = isIP(host);
  const areBitsRight =
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
  return version !== 0 && areBitsRight;
}
