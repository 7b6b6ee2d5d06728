import { pictureLimits } from '@skep/domain';
import type { Metadata, Sharp, SharpOptions } from 'sharp';
import { fieldProblem } from '#platform/input/forms.ts';
import { loadedSharp } from './loaded-sharp.ts';
import { isSomethingElseToo, pictureKindOf } from './picture-kind.ts';
import { inTurn } from './turns.ts';

/** A picture as it is stored: encoded again, so that it holds nothing of the upload but what one sees. */
export interface Picture {
  /** JPEG; of what shows something behind it, as a logo, WebP. */
  extension: 'jpg' | 'webp';
  whole: Buffer;
  thumb: Buffer;
  widthPx: number;
  heightPx: number;
  /** EXIF block of what was sent, for who wants to know when it was taken; in no file. */
  exif: Buffer | undefined;
}

const { megapixelsMax, megabytesMax, thumbPx } = pictureLimits;

/** A picture that takes longer has been made to. */
const secondsMax = 20;

export interface PictureOptions {
  /** The field that it came in. Default: `file`. */
  path?: string;
  /** Longest side of the stored picture. Default: that of a photo to look at. */
  sidePx?: number;
}

/**
 * Reads an upload as a picture and encodes it again, upright and fitted into a square: of an animation its first
 * picture, and no position, no camera, nothing behind its end.
 * @throws AppError invalid_input, too_many_requests
 */
export async function readPicture(
  sent: Buffer,
  { path = 'file', sidePx = pictureLimits.sidePx }: PictureOptions = {},
): Promise<Picture> {
  if (sent.length > megabytesMax * 1_000_000)
    throw fieldProblem(path, 'file_too_large', { max: megabytesMax });
  if (pictureKindOf(sent) === undefined || isSomethingElseToo(sent))
    throw fieldProblem(path, 'not_a_picture');
  return inTurn(() => drawAgain(sent, { path, sidePx }));
}

async function drawAgain(sent: Buffer, { path, sidePx }: Required<PictureOptions>): Promise<Picture> {
  const sharp = await loadedSharp();
  const notAPicture = () => fieldProblem(path, 'not_a_picture');
  // Its head alone, however many pixels that promises.
  const sentMetadata = await sharp(sent, { limitInputPixels: false }).metadata().catch(notAPicture);
  if (sentMetadata instanceof Error) throw sentMetadata;
  if (sentMetadata.width * sentMetadata.height > megapixelsMax * 1_000_000) {
    throw fieldProblem(path, 'too_many_pixels', { max: megapixelsMax });
  }
  const opened = () => sharp(sent, reading).autoOrient().timeout({ seconds: secondsMax });
  const drawn = await encoded(opened(), sentMetadata, sidePx).catch(notAPicture);
  if (drawn instanceof Error) throw drawn;
  const { data: whole, info } = drawn;
  const { data: thumb } = await encoded(sharp(whole), sentMetadata, thumbPx);
  return {
    extension: sentMetadata.hasAlpha ? 'webp' : 'jpg',
    whole,
    thumb,
    widthPx: info.width,
    heightPx: info.height,
    exif: sentMetadata.exif,
  };
}

/** Row by row, so that a picture takes the memory of some of its rows; one that is broken is none. */
const reading: SharpOptions = {
  limitInputPixels: megapixelsMax * 1_000_000,
  sequentialRead: true,
  failOn: 'error',
  pages: 1,
};

/** In sRGB: the colour profile of the upload is removed as well. */
function encoded(picture: Sharp, { hasAlpha }: Metadata, side: number) {
  const fitted = picture.resize(side, side, { fit: 'inside', withoutEnlargement: true });
  const written = hasAlpha ? fitted.webp({ quality: 82 }) : fitted.jpeg({ quality: 82 });
  return written.toBuffer({ resolveWithObject: true });
}
