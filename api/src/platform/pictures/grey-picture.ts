import { loadedSharp } from './loaded-sharp.ts';
import { inTurn } from './turns.ts';

/** A picture as a reader of writing sees it: a byte of light for each pixel, row by row. */
export interface GreyPicture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** Paper: what shows something behind it would be black. */
const onWhite = { background: '#fff' };

/** Of a stored picture, which `readPicture` has encoded again. */
export function greyPictureOf(picture: Buffer): Promise<GreyPicture> {
  return inTurn(async () => {
    const sharp = await loadedSharp();
    const { data, info } = await sharp(picture)
      .flatten(onWhite)
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, pixels: data };
  });
}

/** Parts of a picture that we keep, as JPEG. */
export function partsOfPicture(
  picture: Buffer,
  parts: readonly { left: number; top: number; width: number; height: number }[],
): Promise<Buffer[]> {
  return inTurn(async () => {
    const sharp = await loadedSharp();
    const { data, info: raw } = await sharp(picture)
      .flatten(onWhite)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const cut: Buffer[] = [];
    for (const part of parts)
      cut.push(await sharp(data, { raw }).extract(part).jpeg({ quality: 80 }).toBuffer());
    return cut;
  });
}

export function jpegOfGrey({ width, height, pixels }: GreyPicture): Promise<Buffer> {
  return inTurn(async () => {
    const sharp = await loadedSharp();
    return sharp(pixels, { raw: { width, height, channels: 1 } })
      .jpeg({ quality: 80 })
      .toBuffer();
  });
}
