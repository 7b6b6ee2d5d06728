import { type PageCode, pageCodeIn } from '../page-code.ts';
import { type GreyPicture, type Point, resized } from '../picture/grey-picture.ts';
import { loadCodeReader, readBarcodes } from './code-reader.ts';

/** A page's code as it lies in a photo: its corners clockwise, from that above left on the page. */
export interface SeenCode {
  code: PageCode;
  corners: readonly [Point, Point, Point, Point];
}

/** One page too many is enough to say so, and codes of others lie in a photo too. */
const codesMax = 5;

/** What has fewer pixels than a code has modules is not given to the reader, which fails at a picture of none. */
const sideLeast = 25;
/** Where it sees none in a photo it often does in one enlarged by so much: dots that were smeared part again. */
const enlarged = 1.5;

/** The codes of pages in a photo, whichever way up. */
export async function pageCodesIn(picture: GreyPicture): Promise<SeenCode[]> {
  if (Math.min(picture.width, picture.height) < sideLeast) return [];
  loadCodeReader();
  const seen = await codesIn(picture, 1);
  return seen.length > 0 ? seen : codesIn(resized(picture, enlarged), enlarged);
}

/** @param scale of the picture to that of the returned places */
async function codesIn(picture: GreyPicture, scale: number): Promise<SeenCode[]> {
  const found = await readBarcodes(inColours(picture), {
    formats: ['QRCode'],
    maxNumberOfSymbols: codesMax,
    tryInvert: false,
  });
  const placed = ({ x, y }: Point) => ({ x: x / scale, y: y / scale });
  return found.flatMap(({ text, position: { topLeft, topRight, bottomRight, bottomLeft } }) => {
    const code = pageCodeIn(text);
    const corners = [placed(topLeft), placed(topRight), placed(bottomRight), placed(bottomLeft)] as const;
    return code ? [{ code, corners }] : [];
  });
}

/** What the reader takes. */
function inColours({ width, height, pixels }: GreyPicture) {
  const data = new Uint8ClampedArray(width * height * 4);
  const opaque = new Uint32Array(data.buffer);
  for (let at = 0; at < opaque.length; at += 1) opaque[at] = 0xff000000 | ((pixels[at] ?? 0) * 0x010101);
  return { data, width, height, colorSpace: 'srgb' as const };
}
