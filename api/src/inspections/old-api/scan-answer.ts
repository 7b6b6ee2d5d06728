import { type Area, areasOf, paper, pixelsPerMm, type SheetField } from '@skep/sheets';
import { partsOfPicture } from '#platform/pictures/grey-picture.ts';

/** How the old scan service told kinds of fields apart. */
export const scannedKinds = ['text', 'number', 'checkbox'] as const;

export type ScannedKind = (typeof scannedKinds)[number];

/** A field as the old service said it. */
export interface ScannedField {
  type: ScannedKind;
  /** What is ticked, where that is one; of the page's own number: that number. */
  categoryId: string | undefined;
  parentCategoryId: string;
  /** Of boxes a 1 or 0 for each; else what is written. */
  values: (string | number)[];
  /** For each value. */
  cutOuts: Buffer[];
}

export interface ScannedPage {
  page: number;
  fields: ScannedField[];
}

/** What is printed on a page and is no answer. */
export function printed(parentCategoryId: 'svgid' | 'pagenr', values: readonly string[]): ScannedField {
  return { type: 'number', categoryId: values[0], parentCategoryId, values: [...values], cutOuts: [] };
}

/** Of a page that was put right. */
export function cutOutsOf(straight: Buffer, field: SheetField): Promise<Buffer[]> {
  return partsOfPicture(straight, shownAreas(field).map(inPixels));
}

/** A picture for each value. */
function shownAreas(field: SheetField): Area[] {
  const areas = areasOf(field);
  if (field.kind === 'one' || field.kind === 'several') return areas;
  const left = Math.min(...areas.map(({ x }) => x));
  const top = Math.min(...areas.map(({ y }) => y));
  const width = Math.max(...areas.map(({ x, width: wide }) => x + wide)) - left;
  const height = Math.max(...areas.map(({ y, height: high }) => y + high)) - top;
  return [{ x: left, y: top, width, height }];
}

/** Round a frame: what was written a little beside it. */
const marginMm = 1;

function inPixels({ x, y, width, height }: Area) {
  const left = Math.max(0, x - marginMm);
  const top = Math.max(0, y - marginMm);
  const px = (mm: number) => Math.round(mm * pixelsPerMm);
  return {
    left: px(left),
    top: px(top),
    width: px(Math.min(width + 2 * marginMm, paper.width - left)),
    height: px(Math.min(height + 2 * marginMm, paper.height - top)),
  };
}
