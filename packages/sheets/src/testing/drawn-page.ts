import { encode } from 'uqr';
import { type PageCode, pageCodeText } from '../page-code.ts';
import type { GreyPicture, Point } from '../picture/grey-picture.ts';
import {
  type Area,
  areasOf,
  codeArea,
  paper,
  type SheetPage,
  squareArea,
  squareNames,
  strokeWidth,
} from '../sheet.ts';

/** Of a page that is drawn for a test: more than any photo has. */
const drawnPerMm = 10;

/** Paper on which a test prints and writes. */
export class DrawnPage {
  readonly picture: GreyPicture;

  /** @param code undefined: a sheet of somebody else */
  constructor(page: SheetPage, code: PageCode | undefined) {
    const [width, height] = [paper.width * drawnPerMm, paper.height * drawnPerMm];
    this.picture = { width, height, pixels: new Uint8Array(width * height).fill(255) };
    for (const name of squareNames) this.fill(squareArea(name), 0);
    for (const field of page.fields) for (const area of areasOf(field)) this.#frame(area);
    if (code) this.#code(code);
  }

  fill({ x, y, width, height }: Area, brightness: number): void {
    const at = (mm: number) => Math.round(mm * drawnPerMm);
    for (let row = at(y); row < at(y + height); row += 1)
      this.picture.pixels.fill(
        brightness,
        row * this.picture.width + at(x),
        row * this.picture.width + at(x + width),
      );
  }

  /** A pen's way through these places, in millimetres. */
  write(places: readonly Point[], { penMm = 0.4, brightness = 40 } = {}): void {
    for (const [at, from] of places.entries()) {
      const to = places[at + 1] ?? from;
      const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) * drawnPerMm));
      for (let step = 0; step <= steps; step += 1)
        this.#dot(
          { x: from.x + ((to.x - from.x) * step) / steps, y: from.y + ((to.y - from.y) * step) / steps },
          penMm / 2,
          brightness,
        );
    }
  }

  cross({ x, y, width, height }: Area, pen?: { penMm?: number; brightness?: number }): void {
    this.write(
      [
        { x: x + 0.3, y: y + 0.2 },
        { x: x + width - 0.2, y: y + height - 0.3 },
      ],
      pen,
    );
    this.write(
      [
        { x: x + width - 0.3, y: y + 0.1 },
        { x: x + 0.3, y: y + height - 0.2 },
      ],
      pen,
    );
  }

  #dot({ x, y }: Point, radius: number, brightness: number): void {
    const { width, pixels } = this.picture;
    const [left, right] = [Math.round((x - radius) * drawnPerMm), Math.round((x + radius) * drawnPerMm)];
    for (let row = Math.round((y - radius) * drawnPerMm); row <= (y + radius) * drawnPerMm; row += 1)
      for (let column = left; column <= right; column += 1)
        if (Math.hypot(column / drawnPerMm - x, row / drawnPerMm - y) <= radius)
          pixels[row * width + column] = brightness;
  }

  #frame({ x, y, width, height }: Area): void {
    const half = strokeWidth / 2;
    for (const line of [
      { x: x - half, y: y - half, width: width + strokeWidth, height: strokeWidth },
      { x: x - half, y: y + height - half, width: width + strokeWidth, height: strokeWidth },
      { x: x - half, y, width: strokeWidth, height },
      { x: x + width - half, y, width: strokeWidth, height },
    ])
      this.fill(line, 0);
  }

  #code(code: PageCode): void {
    const { data, size } = encode(pageCodeText(code), { ecc: 'Q', border: 0 });
    const side = codeArea.width / size;
    for (const [row, line] of data.entries())
      for (const [column, isDark] of line.entries())
        if (isDark)
          this.fill(
            { x: codeArea.x + column * side, y: codeArea.y + row * side, width: side, height: side },
            0,
          );
  }
}
