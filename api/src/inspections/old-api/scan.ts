import type { LanguageCode } from '@skep/domain';
import type { SheetField } from '@skep/sheets';
import type { EngineOutcome } from '#inspections/paper-recognition/engine.ts';
import { layoutsOf, photoReader } from '#inspections/paper-recognition/read-photo.ts';
import type { ReadAnswer } from '#inspections/paper-recognition/reading.ts';
import { pageOptions } from '#inspections/paper-recognition/service.ts';
import type { Context } from '#platform/context/context.ts';
import { readPicture } from '#platform/pictures/picture.ts';
import { type NumberedPhoto, oldSheetOf, readOldPage } from './old-scan.ts';
import { cutOutsOf, printed, type ScannedField, type ScannedKind, type ScannedPage } from './scan-answer.ts';

export interface ScanOptions {
  /** Of the sheet, as an old app drew it. */
  svg: string | undefined;
  /** In any order. */
  photos: readonly NumberedPhoto[];
  language: LanguageCode | undefined;
  /** Of which fields pictures are wanted. */
  cutOuts: readonly ScannedKind[];
}

/**
 * Reads photos at once, as the service that old apps called: pages of the person's own prints by their code, and of a
 * sheet that the app drew itself by that drawing, for which nobody has to be known. Nothing of them is stored. One that
 * cannot be read is left out: those apps say then which page is missing.
 * @throws AppError invalid_input
 */
export async function scan(
  context: Context,
  { svg, photos, language, cutOuts }: ScanOptions,
): Promise<ScannedPage[]> {
  const oldSheet = await oldSheetOf(context, svg);
  const scanned: ScannedPage[] = [];
  for (const { page, photo } of photos) {
    const { whole } = await readPicture(photo, { ...pageOptions, path: 'images' });
    const read =
      (await ownPage(context, whole, { language, cutOuts })) ??
      (oldSheet && (await readOldPage(context, oldSheet, { page, photo: whole }, { language, cutOuts })));
    if (read !== undefined) scanned.push(read);
  }
  return scanned;
}

async function ownPage(
  context: Context,
  photo: Buffer,
  { language, cutOuts }: Pick<ScanOptions, 'language' | 'cutOuts'>,
): Promise<ScannedPage | undefined> {
  const ownerId = context.user?.id;
  if (ownerId === undefined) return undefined;
  const outcome = await photoReader(context, { ownerId, language })(photo);
  if (outcome.kind !== 'read') return undefined;
  const { printId, page } = outcome.code;
  const fields = (await layoutsOf(context, ownerId)(printId))?.pages[page - 1]?.fields ?? [];
  return scannedPage(outcome, fields, cutOuts);
}

async function scannedPage(
  { code, straight, answers }: Extract<EngineOutcome, { kind: 'read' }>,
  fields: readonly SheetField[],
  cutOuts: readonly ScannedKind[],
): Promise<ScannedPage> {
  const read: ScannedField[] = [];
  for (const [index, field] of fields.entries()) {
    const scannedAnswer = scannedField(field, answers[index] ?? { value: '', isSure: false });
    const shown = cutOuts.includes(scannedAnswer.type) ? await cutOutsOf(straight, field) : [];
    read.push({ ...scannedAnswer, cutOuts: shown });
  }
  const { page, printId } = code;
  return { page, fields: [printed('svgid', [String(printId)]), printed('pagenr', [String(page)]), ...read] };
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
