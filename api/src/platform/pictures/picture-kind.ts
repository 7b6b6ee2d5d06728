export type PictureKind = 'jpeg' | 'png' | 'webp';

/** By what it begins with, never by its name or by what its sender calls it. */
export function pictureKindOf(sent: Buffer): PictureKind | undefined {
  if (sent.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (sent.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'png';
  const isWebp = sent.toString('latin1', 0, 4) === 'RIFF' && sent.toString('latin1', 8, 12) === 'WEBP';
  return isWebp ? 'webp' : undefined;
}

/** By what it begins with, too. */
export const isPdf = (sent: Buffer) => sent.toString('latin1', 0, 5) === '%PDF-';

const scripts = [/<script/i, /<!doctype/i, /<\?php\s/i];
const zipEnd = Buffer.from('PK\x05\x06', 'latin1');
const zipEndLength = 22;
const longestZipRemark = 65_535;

/**
 * Whether a picture is made to be taken for something else as well: a page, a script, a PDF, an archive. What phones
 * put behind a picture's end, as a film of its moment, is none of these.
 */
export function isSomethingElseToo(sent: Buffer): boolean {
  const text = sent.toString('latin1');
  if (scripts.some((script) => script.test(text))) return true;
  // Readers look for it that far.
  return text.slice(0, 1024).includes('%PDF-') || isArchive(sent);
}

/** An archive is read from its end, which says how long the remark behind it is. */
function isArchive(sent: Buffer): boolean {
  const last = sent.length - zipEndLength;
  for (let at = sent.lastIndexOf(zipEnd, last); at >= 0; at = sent.lastIndexOf(zipEnd, at - 1)) {
    if (last - at > longestZipRemark) return false;
    if (sent.readUInt16LE(at + zipEndLength - 2) === last - at) return true;
    if (at === 0) return false;
  }
  return false;
}
