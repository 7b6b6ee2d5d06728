import { Readable } from 'node:stream';
import type { Context } from '#platform/context/context.ts';
import type { StoredFile } from '#platform/files/file-store.ts';
import type { Picture } from './picture.ts';

type Keeping = Pick<Context, 'pictures' | 'clock' | 'random'>;

/** Where a stored picture is found: the beginning of the names of its two files. */
export type PictureKey = string;

export type PictureSize = 'whole' | 'thumb';

/**
 * Writes both sizes. Write first, then the row that names them: what no row names after a day goes with `forgetOthers`.
 * @param domain whose pictures these are; each domain sees to the end of its own
 */
export async function keepPicture(context: Keeping, domain: string, picture: Picture): Promise<PictureKey> {
  const key = newKey(context, domain);
  const { extension, whole, thumb } = picture;
  await context.pictures.write(nameOf(key, extension, 'whole'), Readable.from([whole]));
  await context.pictures.write(nameOf(key, extension, 'thumb'), Readable.from([thumb]));
  return key;
}

/** Writes a file that is no picture, as it was sent, to the files of its domain: it has one size. */
export async function keepAsSent(
  context: Keeping,
  domain: string,
  { extension, content }: { extension: string; content: Buffer },
): Promise<PictureKey> {
  const key = newKey(context, domain);
  await context.pictures.write(nameOf(key, extension, 'whole'), Readable.from([content]));
  return key;
}

const newKey = ({ clock, random }: Keeping, domain: string): PictureKey =>
  `${domain}-${clock.now().getTime().toString(36)}-${random.token(24)}`;

export interface StoredPicture {
  key: PictureKey;
  extension: string;
}

/** Undefined when it is gone. */
export function storedPicture(
  { pictures }: Pick<Context, 'pictures'>,
  { key, extension }: StoredPicture,
  size: PictureSize,
): Promise<StoredFile | undefined> {
  return pictures.read(nameOf(key, extension, size));
}

export async function forgetPictures(
  { pictures }: Pick<Context, 'pictures'>,
  gone: readonly StoredPicture[],
) {
  for (const { key, extension } of gone) {
    await pictures.remove(nameOf(key, extension, 'whole'));
    await pictures.remove(nameOf(key, extension, 'thumb'));
  }
}

/** How long files wait for their row: an upload that is under way has none yet. */
const dayMs = 24 * 60 * 60 * 1000;

/** Deletes the files of a domain that none of its rows names any more. @param wanted called when the files are known. */
export async function forgetOthers(
  { pictures, clock }: Keeping,
  domain: string,
  wanted: () => Promise<ReadonlySet<PictureKey>>,
): Promise<void> {
  const names = await pictures.names(`${domain}-`);
  const old = names.filter((name) => clock.now().getTime() - madeAt(name) > dayMs);
  if (old.length === 0) return;
  const keys = await wanted();
  for (const name of old) if (!keys.has(keyOf(name))) await pictures.remove(name);
}

function nameOf(key: PictureKey, extension: string, size: PictureSize): string {
  return `${key}-${size}.${extension}`;
}

function keyOf(name: string): PictureKey {
  return name.replace(/-(whole|thumb)\.[a-z]+$/, '');
}

function madeAt(name: string): number {
  return Number.parseInt(name.split('-')[1] ?? '', 36);
}
