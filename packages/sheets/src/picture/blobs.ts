import type { GreyPicture, Point } from './grey-picture.ts';

/** Dark pixels that touch, and how they lie. */
export interface Blob {
  centre: Point;
  /** In pixels. */
  area: number;
  /** Of its area to that of a parallelogram that lies as it does: 1 for a solid one, however it is seen. */
  solidity: number;
  /** Of its longer axis to its shorter one. */
  timeRange: number;
}

/** What is much darker than around it, of at least so many pixels. @param around half the side of what is around, in pixels */
export function darkBlobs(
  picture: GreyPicture,
  { around, least }: { around: number; least: number },
): Blob[] {
  const dark = darkPixels(picture, around);
  const { width, height } = picture;
  const blobs: Blob[] = [];
  const stack: number[] = [];
  for (let start = 0; start < dark.length; start += 1) {
    if (dark[start] !== 1) continue;
    const sums = { count: 0, x: 0, y: 0, xx: 0, xy: 0, yy: 0 };
    dark[start] = 0;
    stack.push(start);
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const x = at % width;
      const y = (at - x) / width;
      sums.count += 1;
      sums.x += x;
      sums.y += y;
      sums.xx += x * x;
      sums.xy += x * y;
      sums.yy += y * y;
      if (x > 0) visit(dark, stack, at - 1);
      if (x < width - 1) visit(dark, stack, at + 1);
      if (y > 0) visit(dark, stack, at - width);
      if (y < height - 1) visit(dark, stack, at + width);
    }
    if (sums.count >= least) blobs.push(blobOf(sums));
  }
  return blobs;
}

function visit(dark: Uint8Array, stack: number[], at: number): void {
  if (dark[at] !== 1) return;
  dark[at] = 0;
  stack.push(at);
}

function blobOf(sums: { count: number; x: number; y: number; xx: number; xy: number; yy: number }): Blob {
  const { count } = sums;
  const centre = { x: sums.x / count, y: sums.y / count };
  // A pixel is a square of side 1, which has a spread of its own.
  const xx = sums.xx / count - centre.x ** 2 + 1 / 12;
  const yy = sums.yy / count - centre.y ** 2 + 1 / 12;
  const xy = sums.xy / count - centre.x * centre.y;
  const determinant = Math.max(xx * yy - xy * xy, 1e-6);
  const middle = (xx + yy) / 2;
  const spread = Math.sqrt(Math.max(middle * middle - determinant, 0));
  return {
    centre,
    area: count,
    // The spread of a parallelogram of this area is its square over 144.
    solidity: count / (12 * Math.sqrt(determinant)),
    timeRange: Math.sqrt((middle + spread) / Math.max(middle - spread, 1e-6)),
  };
}

/** Of the brightness around it: ink and print are below, paper in a shadow's edge is above. */
const darkShare = 0.7;

function darkPixels({ width, height, pixels }: GreyPicture, around: number): Uint8Array {
  const sums = summedRows({ width, height, pixels });
  const dark = new Uint8Array(width * height);
  const stride = width + 1;
  for (let y = 0; y < height; y += 1) {
    const top = Math.max(0, y - around);
    const bottom = Math.min(height, y + around + 1);
    for (let x = 0; x < width; x += 1) {
      const left = Math.max(0, x - around);
      const right = Math.min(width, x + around + 1);
      const sum =
        (sums[bottom * stride + right] ?? 0) -
        (sums[top * stride + right] ?? 0) -
        (sums[bottom * stride + left] ?? 0) +
        (sums[top * stride + left] ?? 0);
      const mean = sum / ((bottom - top) * (right - left));
      const at = y * width + x;
      if ((pixels[at] ?? 0) < mean * darkShare) dark[at] = 1;
    }
  }
  return dark;
}

/** At each place the sum of all pixels above and left of it. */
function summedRows({ width, height, pixels }: GreyPicture): Uint32Array {
  const stride = width + 1;
  const sums = new Uint32Array(stride * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += pixels[y * width + x] ?? 0;
      sums[(y + 1) * stride + x + 1] = (sums[y * stride + x + 1] ?? 0) + row;
    }
  }
  return sums;
}
