import { photoTakenAt, pictureLimits, utcWireTime } from '@skep/domain';

const quality = 0.85;

/** A photo as it is sent, and when it was taken, on the wire's clock: undefined where its camera does not say. */
export type ReadPhoto = { kind: 'read'; file: File; takenAt: string | undefined } | { kind: 'heic' };

/**
 * Draws a photo again: upright, its longest side at most so many pixels, and without its place.
 * What this browser cannot draw goes as it is, and the service says what it cannot read; HEIC it never can.
 */
export async function shrunk(file: File, sidePx: number = pictureLimits.sidePx): Promise<ReadPhoto> {
  // A file that is gone meanwhile says nothing; the service will say so.
  const begin = await file
    .slice(0, headBytes)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  const head = new Uint8Array(begin);
  const takenAt = photoTakenAt(head, Intl.DateTimeFormat().resolvedOptions().timeZone);
  const small = await drawnAgain(file, sidePx).catch(() => undefined);
  if (small === undefined && isHeic(head)) return { kind: 'heic' };
  return { kind: 'read', file: small ?? file, takenAt: takenAt && utcWireTime(takenAt) };
}

/** Cameras write into it what they know before the picture itself. */
const headBytes = 256 * 1024;

async function drawnAgain(file: File, sidePx: number): Promise<File | undefined> {
  const drawn = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, sidePx / Math.max(drawn.width, drawn.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(drawn.width * scale);
  canvas.height = Math.round(drawn.height * scale);
  const context = canvas.getContext('2d');
  if (context !== null) {
    // JPEG has no transparency: without this it would be black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(drawn, 0, 0, canvas.width, canvas.height);
  }
  drawn.close();
  const small = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
  return small === null ? undefined : new File([small], jpegName(file.name), { type: 'image/jpeg' });
}

/** By what it begins with: the box of a film or picture of the kind that phones keep. */
function isHeic(head: Uint8Array): boolean {
  return /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/.test(String.fromCharCode(...head.slice(4, 12)));
}

const jpegName = (name: string) => `${name.replace(/\.\w+$/, '')}.jpg`;
