import { hiveTagNumber } from '@skep/domain';

/** What a QR code or a chip says. */
export type Scanned =
  | { kind: 'code'; code: string }
  /** Of the tags of the old app, which were printed once for everybody. */
  | { kind: 'number'; number: string }
  | { kind: 'other' };

/** Reads the text of a QR code; only what it says of a tag is believed, never its address. */
export function readScanned(text: string): Scanned {
  if (!URL.canParse(text)) return { kind: 'other' };
  const { pathname, searchParams } = new URL(text);
  const code = /\/hive-tags\/([0-9A-Za-z]{1,40})\/?$/.exec(pathname)?.[1];
  if (code !== undefined) return { kind: 'code', code };
  const number = hiveTagNumber(searchParams.get('hive_index') ?? '');
  return number === undefined ? { kind: 'other' } : { kind: 'number', number };
}

/** The path of the app at which a scanned tag is opened; undefined for what is no tag. */
export function openingPath(scanned: Scanned): string | undefined {
  if (scanned.kind === 'code') return `/hive-tags/${scanned.code}`;
  return scanned.kind === 'number' ? `/?hive_index=${scanned.number}` : undefined;
}
