import type { PageFault } from '@skep/domain';
import { type Area, areasOf, paper, type Sheet, type SheetField } from '@skep/sheets';
import type { Print } from '#inspections/printed-forms/store.ts';
import type { ReadPageId } from '#platform/context/ids.ts';
import type { ReadAnswer, ReadPage } from './reading.ts';

/** A print of the person's that a page may be of. */
export interface KnownPrint {
  print: Print;
  /** Undefined: drawn by an old app. */
  sheet: Sheet | undefined;
}

export type KnownPrints = ReadonlyMap<number, KnownPrint>;

/** A field as it was read, and what a person looks at to judge that. */
export interface FieldRead {
  pageId: ReadPageId;
  field: SheetField;
  answer: ReadAnswer;
  /** Of the page, in millimetres: what is written and the text next to it. */
  cutOut: Area;
}

/** The pages of one sheet that are there. */
export interface SheetRead {
  print: Print;
  sheet: Sheet;
  /** 0: a blank one. */
  hiveId: number;
  pageIds: ReadPageId[];
  /** Numbers of pages that nobody has photographed, and of those that came twice. */
  missingPages: number[];
  pagesTwice: number[];
  fields: FieldRead[];
}

/** Why a page that could be read does not belong here; undefined: it does. */
export function faultOfPage(
  { outcome }: ReadPage,
  prints: KnownPrints,
  chosen: Print | undefined,
): PageFault | undefined {
  if (outcome.kind === 'waiting') return undefined;
  if (outcome.kind === 'failed') return faultOfUnread(outcome.fault, chosen && prints.get(chosen.id));
  const known = prints.get(outcome.code.printId);
  if (known === undefined) return 'unknown_print';
  if (chosen === undefined || chosen.id === known.print.id) return undefined;
  return chosen.checklistId === known.print.checklistId ? 'wrong_print' : 'other_checklist';
}

/** A sheet of an old app has no code of ours: a person who says that it is one gets this answer. */
const faultOfUnread = (fault: PageFault, chosen: KnownPrint | undefined): PageFault =>
  fault === 'no_sheet' && chosen && chosen.sheet === undefined ? 'not_laid_out' : fault;

/** Pages put together to sheets, whatever the order in which they came. */
export function sheetsOf(
  pages: readonly ReadPage[],
  prints: KnownPrints,
  chosen: Print | undefined,
): SheetRead[] {
  const sheets = new Map<string, SheetRead>();
  const seen = new Set<string>();
  for (const page of pages) {
    if (page.outcome.kind !== 'read' || faultOfPage(page, prints, chosen) !== undefined) continue;
    const { code, answers } = page.outcome;
    const known = prints.get(code.printId);
    if (known?.sheet === undefined) continue;
    const key = `${code.printId}:${code.hiveId}`;
    const sheet = sheets.get(key) ?? newSheet(known.print, known.sheet, code.hiveId);
    sheets.set(key, sheet);
    sheet.pageIds.push(page.id);
    const number = `${key}:${code.page}`;
    if (seen.has(number)) {
      if (!sheet.pagesTwice.includes(code.page)) sheet.pagesTwice.push(code.page);
      continue;
    }
    seen.add(number);
    sheet.missingPages = sheet.missingPages.filter((missing) => missing !== code.page);
    sheet.fields.push(...fieldsOf(page.id, known.sheet.pages[code.page - 1]?.fields ?? [], answers));
  }
  return [...sheets.values()];
}

function newSheet(print: Print, sheet: Sheet, hiveId: number): SheetRead {
  const missingPages = sheet.pages.map((_page, index) => index + 1);
  return { print, sheet, hiveId, pageIds: [], missingPages, pagesTwice: [], fields: [] };
}

function fieldsOf(
  pageId: ReadPageId,
  fields: readonly SheetField[],
  answers: readonly ReadAnswer[],
): FieldRead[] {
  return fields.map((field, index) => ({
    pageId,
    field,
    answer: answers[index] ?? { value: '', isSure: false },
    cutOut: cutOutOf(field),
  }));
}

/** Of what is printed round a field: frames, and a pen that slips over them. */
const marginMm = 2;
/** Faces and digits stand this far above their boxes. */
const aboveMm = 8.5;
/** The labels of the cells of a date are this far below them. */
const belowDateMm = 4;

/** The part of a page that shows a field: its boxes, and the words next to those below each other. */
function cutOutOf(field: SheetField): Area {
  const areas = areasOf(field);
  const left = Math.min(...areas.map(({ x }) => x));
  const top = Math.min(...areas.map(({ y }) => y));
  const right = Math.max(...areas.map(({ x, width }) => x + width));
  const bottom = Math.max(...areas.map(({ y, height }) => y + height));
  const isTicked = field.kind === 'one' || field.kind === 'several';
  const isOneLine = isTicked && areas.every(({ y }) => y === top);
  const isInRow = field.row !== undefined;
  // The words of a box end at its column: the next question begins there. In a row that is at the last box.
  const end = isTicked && !isInRow ? Math.max(right + marginMm, left + paper.fieldWidth) : right + marginMm;
  // Above a row is the one before, but above the first the head.
  const above = isOneLine && !field.row ? aboveMm : marginMm;
  const below = field.kind === 'date' ? belowDateMm : marginMm;
  return {
    x: left - marginMm,
    y: top - above,
    width: end - left + marginMm,
    height: bottom - top + above + below,
  };
}
