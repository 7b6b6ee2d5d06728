import type { LanguageCode } from '@skep/domain';
import { type Area, areasOf, paper, pixelsPerMm, type SheetField } from '@skep/sheets';
import type { SignedInContext } from '#platform/context/context.ts';
import { partsOfPicture } from '#platform/pictures/grey-picture.ts';
import { readPicture } from '#platform/pictures/picture.ts';
import type { EngineOutcome } from './engine.ts';
import { layoutsOf, photoReader } from './read-photo.ts';
import type { ReadAnswer } from './reading.ts';
import { pageOptions } from './service.ts';

/** How the old scan service named kinds of fields. */
export const scannedKinds = ['text', 'number', 'checkbox'] as const;

export type ScannedKind = (typeof scannedKinds)[number];

export interface ScanOptions {
  /** Photos, in any order. */
  photos: readonly Buffer[];
  language: LanguageCode | undefined;
  /** Of which fields pictures are wanted. */
  cutOuts: readonly ScannedKind[];
}

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

/**
 * Reads photos of the person's prints at once, as the service that old apps called. None of them is stored. One that
 * cannot be read is left out: those apps say then which page is missing.
 * @throws AppError invalid_input
 */
export async function scan(
  context: SignedInContext,
  { photos, language, cutOuts }: ScanOptions,
): Promise<ScannedPage[]> {
  const ownerId = context.user.id;
  const read = photoReader(context, { ownerId, language });
  const layoutOf = layoutsOf(context, ownerId);
  const scanned: ScannedPage[] = [];
  for (const photo of photos) {
    const { whole } = await readPicture(photo, { ...pageOptions, path: 'images' });
    const outcome = await read(whole);
    if (outcome.kind !== 'read') continue;
    const fields = (await layoutOf(outcome.code.printId))?.pages[outcome.code.page - 1]?.fields ?? [];
    scanned.push(await scannedPage(outcome, fields, cutOuts));
  }
  return scanned;
}

async function scannedPage(
  { code, straight, answers }: Extract<EngineOutcome, { kind: 'read' }>,
  fields: readonly SheetField[],
  cutOuts: readonly ScannedKind[],
): Promise<ScannedPage> {
  const said = (parentCategoryId: string, value: number): ScannedField => ({
    type: 'number',
    categoryId: String(value),
    parentCategoryId,
    values: [String(value)],
    cutOuts: [],
  });
  const read: ScannedField[] = [];
  for (const [index, field] of fields.entries()) {
    const scannedAnswer = scannedField(field, answers[index] ?? { value: '', isSure: false });
    const areas = cutOuts.includes(scannedAnswer.type) ? shownAreas(field) : [];
    read.push({ ...scannedAnswer, cutOuts: await partsOfPicture(straight, areas.map(inPixels)) });
  }
  return { page: code.page, fields: [said('svgid', code.printId), said('pagenr', code.page), ...read] };
}

function scannedField(field: SheetField, { value }: ReadAnswer): Omit<ScannedField, 'cutOuts'> {
  const parentCategoryId = field.item;
  if (field.kind === 'one' || field.kind === 'several') {
    const ticked = value.split(',');
    const values = field.boxes.map((box) => (ticked.includes(box.value) ? 1 : 0));
    return { type: 'checkbox', categoryId: value === '' ? undefined : ticked[0], parentCategoryId, values };
  }
  const type = field.kind === 'number' ? 'number' : 'text';
  // A date with its time is parted by a space there.
  const text = field.kind === 'date' ? value.replace('T', ' ') : value;
  return { type, categoryId: undefined, parentCategoryId, values: [text] };
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

/** Margin around a frame: for text written slightly outside of it. */
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
