/** Rows of brightness from above, 0 black to 255 white. */
export interface GreyPicture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

export interface Point {
  x: number;
  y: number;
}

/** Brightness between pixels; outside of the picture that of its edge. */
export function brightnessAt({ width, height, pixels }: GreyPicture, x: number, y: number): number {
  const left = Math.min(Math.max(Math.floor(x), 0), width - 1);
  const top = Math.min(Math.max(Math.floor(y), 0), height - 1);
  const right = Math.min(left + 1, width - 1);
  const bottom = Math.min(top + 1, height - 1);
  const across = Math.min(Math.max(x - left, 0), 1);
  const down = Math.min(Math.max(y - top, 0), 1);
  const above =
    pixelAt(pixels, top * width + left) * (1 - across) + pixelAt(pixels, top * width + right) * across;
  const below =
    pixelAt(pixels, bottom * width + left) * (1 - across) + pixelAt(pixels, bottom * width + right) * across;
  return above * (1 - down) + below * down;
}

const pixelAt = (pixels: Uint8Array, index: number) => pixels[index] ?? 0;

/** Larger or a little smaller, with what lies between its pixels. */
export function resized(picture: GreyPicture, scale: number): GreyPicture {
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      pixels[y * width + x] = brightnessAt(picture, (x + 0.5) / scale - 0.5, (y + 0.5) / scale - 0.5);
  return { width, height, pixels };
}

/** Half as wide and as high: the mean of four pixels each. */
export function halved({ width, height, pixels }: GreyPicture): GreyPicture {
  const half = { width: width >> 1, height: height >> 1 };
  const smaller = new Uint8Array(half.width * half.height);
  for (let y = 0; y < half.height; y += 1) {
    for (let x = 0; x < half.width; x += 1) {
      const at = 2 * y * width + 2 * x;
      smaller[y * half.width + x] =
        (pixelAt(pixels, at) +
          pixelAt(pixels, at + 1) +
          pixelAt(pixels, at + width) +
          pixelAt(pixels, at + width + 1) +
          2) >>
        2;
    }
  }
  return { ...half, pixels: smaller };
}

/** The brightness that this share of the pixels is below. */
export function quantile({ pixels }: GreyPicture, share: number): number {
  const counts = new Uint32Array(256);
  for (const pixel of pixels) counts[pixel] = (counts[pixel] ?? 0) + 1;
  let below = 0;
  for (const [brightness, count] of counts.entries()) {
    below += count;
    if (below >= share * pixels.length) return brightness;
  }
  return 255;
}
