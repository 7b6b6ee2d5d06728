import type { LanguageCode } from '@skep/domain';
import type { Sheet } from '@skep/sheets';
import type { EngineOutcome } from '#inspections/paper-recognition/engine.ts';
import { ownEngine } from '#inspections/paper-recognition/own-engine.ts';
import { withWords } from '#inspections/paper-recognition/read-photo.ts';
import type { ReadAnswer } from '#inspections/paper-recognition/reading.ts';
import { printsWithSvg } from '#inspections/printed-forms/store.ts';
import type { Context } from '#platform/context/context.ts';
import { type OldField, type OldPage, oldPagesOf } from './old-sheet.ts';
import { cutOutsOf, printed, type ScannedField, type ScannedKind, type ScannedPage } from './scan-answer.ts';

/** A photo of a page, and which of the sheet its person says it is. */
export interface NumberedPhoto {
  page: number | undefined;
  photo: Buffer;
}

/** A sheet that an old app drew: its pages, and the Print IDs under which it is stored. */
interface OldSheet {
  pages: readonly OldPage[];
  printIds: readonly number[];
}

/** Undefined where this is no sheet of an old app. */
export async function oldSheetOf(context: Context, svg: string | undefined): Promise<OldSheet | undefined> {
  const pages = svg === undefined ? [] : oldPagesOf(svg);
  if (svg === undefined || pages.length === 0) return undefined;
  return { pages, printIds: await printsWithSvg(context, svg) };
}

/** Reads a page that has no code: the one that its person says, else any other that fits. */
export async function readOldPage(
  context: Context,
  { pages, printIds }: OldSheet,
  { page, photo }: NumberedPhoto,
  { language, cutOuts }: { language: LanguageCode | undefined; cutOuts: readonly ScannedKind[] },
): Promise<ScannedPage | undefined> {
  const filled = pages.filter(({ fields }) => fields.length > 0);
  const said = filled.filter(({ number }) => number === page);
  for (const tried of [...said, ...filled.filter((other) => !said.includes(other))]) {
    const outcome = await read(context, tried, { photo, language });
    if (outcome.kind !== 'read') continue;
    const fields: ScannedField[] = [];
    for (const [index, field] of tried.fields.entries()) {
      const layout = tried.layout.fields[index];
      const answer = outcome.answers[index];
      if (layout === undefined || answer === undefined) continue;
      const shown = cutOuts.includes(field.type) ? await cutOutsOf(outcome.straight, layout) : [];
      fields.push({ ...scannedOldField(field, answer), cutOuts: shown });
    }
    const { number } = tried;
    return {
      page: number,
      fields: [printed('svgid', printIds.map(String)), printed('pagenr', [String(number)]), ...fields],
    };
  }
  return undefined;
}

async function read(
  context: Context,
  { layout }: OldPage,
  { photo, language }: { photo: Buffer; language: LanguageCode | undefined },
): Promise<EngineOutcome> {
  const sheet: Sheet = { version: 1, language: language ?? 'en', name: '', pages: [layout], leftOut: [] };
  const layoutOf = async () => sheet;
  const placed = { printId: 0, page: 1, pages: 1, hiveId: 0 };
  const outcome = await ownEngine(context.clock)(photo, layoutOf, placed);
  return withWords(context, outcome, { layoutOf, language });
}

function scannedOldField(
  { type, parent, categories }: OldField,
  { value }: ReadAnswer,
): Omit<ScannedField, 'cutOuts'> {
  if (type !== 'checkbox')
    return { type, categoryId: categories[0] || undefined, parentCategoryId: parent, values: [value] };
  const ticked = value.split(',');
  return {
    type,
    categoryId: categories.find((_, index) => ticked.includes(String(index))) || undefined,
    parentCategoryId: parent,
    values: categories.map((_, index) => (ticked.includes(String(index)) ? 1 : 0)),
  };
}
