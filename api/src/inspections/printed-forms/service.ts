import { createHash } from 'node:crypto';
import { AppError } from '@skep/domain';
import type { Sheet } from '@skep/sheets';
import { newTicket } from '#account/core/tickets.ts';
import { unitsOf } from '#account/settings/units.ts';
import { hivesInBrief } from '#hive-core/store.ts';
import { requireChecklist, showChecklist } from '#inspections/checklists/service.ts';
import type { DrawnPage, SheetHive } from '#inspections/sheets/drawing.ts';
import { layOut } from '#inspections/sheets/layout.ts';
import { measured } from '#inspections/sheets/measured-text.ts';
import { sheetsPdf } from '#inspections/sheets/pdf.ts';
import { pageSvg, sheetSvg } from '#inspections/sheets/svg.ts';
import { layOutTable } from '#inspections/sheets/table.ts';
import { requireRight } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { ChecklistId, HiveId, PrintId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import { requireStorage } from '#platform/storage-account/storage-account.ts';
import {
  apiaryNames,
  contentOfPrint,
  countOfPrints,
  deletePrint,
  keepPrint,
  ownPrints,
  type Print,
  type PrintChanges,
  printById,
  updatePrint,
} from './store.ts';

/** Of one person. */
const printsMax = 500;
/** Of one file. */
const pdfPagesMax = 400;

export interface SheetPreview {
  sheet: Sheet;
  /** A picture of each page. */
  pages: string[];
}

/** What of a checklist is printed. */
export interface PrintOptions {
  checklistId: ChecklistId;
  hiveIds: readonly HiveId[];
  /** One sheet for all of these hives, a row each, which asks these items. Default: a sheet for each hive. */
  tableItems?: readonly string[] | undefined;
}

/** A checklist as it would be printed, of sheets that of the first hive. @throws AppError not_found */
export async function previewSheet(context: SignedInContext, options: PrintOptions): Promise<SheetPreview> {
  const hives = await sheetHives(context, options.tableItems ? options.hiveIds : options.hiveIds.slice(0, 1));
  const sheet = await sheetOf(context, options, hives);
  const [hive] = sheet.rows ? [] : hives;
  const pages = sheet.pages.map((_page, index) =>
    pageSvg({ sheet, index, printId: undefined, hive }, measured),
  );
  return { sheet, pages };
}

/** Prints a checklist: the same one again is the same print. @throws AppError not_found, invalid_input */
export async function printChecklist(context: SignedInContext, options: PrintOptions): Promise<Print> {
  const { checklistId, hiveIds } = options;
  const sheet = await sheetOf(context, options, await sheetHives(context, hiveIds));
  if (!sheet.rows && sheet.pages.length * hiveIds.length > pdfPagesMax)
    throw fieldProblem('hiveIds', 'too_many', { max: Math.floor(pdfPagesMax / sheet.pages.length) });
  const fingerprint = createHash('sha256').update(JSON.stringify(sheet)).digest('hex');
  const content = { kind: 'sheet' as const, sheet };
  const { name, pages } = sheet;
  return insertPrint(context, {
    checklistId,
    name,
    pages: pages.length,
    appVersion: undefined,
    content,
    fingerprint,
  });
}

async function sheetOf(
  context: SignedInContext,
  { checklistId, tableItems: items }: PrintOptions,
  hives: readonly SheetHive[],
): Promise<Sheet> {
  const full = await showChecklist(context, checklistId);
  const units = await unitsOf(context, context.user.id);
  if (items === undefined) return layOut(full, context.locale, measured, units);
  const rows = hives.map(({ id, name }) => ({ hiveId: id, name }));
  return layOutTable({ full, items, hives: rows, language: context.locale, measure: measured, units });
}

/** Keeps a sheet that an old app has drawn itself. @throws AppError not_found, invalid_input */
export async function keepDrawnSheet(
  context: SignedInContext,
  drawn: {
    checklistId: ChecklistId;
    svg: string;
    pages: number;
    name: string;
    appVersion: string | undefined;
  },
): Promise<Print> {
  await requireChecklist(context, drawn.checklistId);
  const content = { kind: 'svg' as const, svg: drawn.svg };
  return insertPrint(context, { ...drawn, content, fingerprint: undefined });
}

function insertPrint(context: SignedInContext, print: Parameters<typeof keepPrint>[1]): Promise<Print> {
  return inTransaction(context, async (inner) => {
    const before = await countOfPrints(inner);
    const id = await keepPrint(inner, print);
    const count = await countOfPrints(inner);
    // What was printed before alike takes no more room.
    if (count > before) {
      if (count > printsMax) throw fieldProblem('checklistId', 'too_many', { max: printsMax });
      await requireStorage(inner, 0, print.content.kind === 'svg' ? 'svg' : 'checklistId');
    }
    return showPrint(inner, id);
  });
}

export function listPrints(context: SignedInContext): Promise<Print[]> {
  return ownPrints(context);
}

/** @throws AppError not_found, alike for another's */
export async function showPrint(context: SignedInContext, id: PrintId): Promise<Print> {
  const print = await printById(context, id);
  if (print === undefined) throw new AppError('not_found');
  return print;
}

/** Its picture as the old wire has it: all pages below each other. */
export async function svgOfPrint(context: SignedInContext, id: PrintId): Promise<string> {
  const { paperId } = await showPrint(context, id);
  const content = await contentOfPrint(context, id);
  if (content === undefined) throw new AppError('not_found');
  return content.kind === 'svg' ? content.svg : sheetSvg(content.sheet, paperId, measured);
}

/** @throws AppError not_found, invalid_input where the person has no storage left */
export function editPrint(
  context: SignedInContext,
  id: PrintId,
  changesOf: (held: Print) => PrintChanges,
): Promise<Print> {
  return inTransaction(context, async (inner) => {
    const changes = changesOf(await showPrint(inner, id));
    await updatePrint(inner, id, changes);
    if (changes.svg !== undefined) await requireStorage(inner, 0, 'svg');
    return showPrint(inner, id);
  });
}

/** @throws AppError not_found */
export async function removePrint(context: SignedInContext, id: PrintId): Promise<void> {
  if (!(await deletePrint(context, id))) throw new AppError('not_found');
}

/** What an address of a print's PDF opens, and nothing else. */
export const pdfSubject = (id: PrintId, hiveIds: readonly HiveId[]) =>
  ['print', String(id), hiveIds.join()] as const;

/** Where a browser opens the PDF of a print, for an hour: a sheet for each of these hives, or a blank one. */
export async function pdfAddress(
  context: SignedInContext,
  id: PrintId,
  hiveIds: readonly HiveId[],
): Promise<string> {
  const ticket = await newTicket(context, ...pdfSubject(id, hiveIds));
  const hives = hiveIds.length === 0 ? {} : { hives: hiveIds.join() };
  return `${context.addresses.api}/checklist-svg/${id}/pdf?${new URLSearchParams({ ...hives, ...ticket })}`;
}

/** @throws AppError not_found, also for a sheet that an old app drew */
export async function pdfOfPrint(
  context: SignedInContext,
  id: PrintId,
  hiveIds: readonly HiveId[],
): Promise<{ name: string; pdf: Buffer }> {
  const { name, pages } = await drawnPages(context, { id, hiveIds, most: pdfPagesMax });
  return { name, pdf: await sheetsPdf(pages, name, measured) };
}

/** Of what a browser prints by itself: it holds all of them at once. */
const browserPagesMax = 100;

/** Each page as a picture, for the browser's own print. @throws AppError not_found, as for a PDF */
export async function svgPagesOfPrint(
  context: SignedInContext,
  id: PrintId,
  hiveIds: readonly HiveId[],
): Promise<string[]> {
  const { pages } = await drawnPages(context, { id, hiveIds, most: browserPagesMax });
  return pages.map((page) => pageSvg(page, measured));
}

async function drawnPages(
  context: SignedInContext,
  { id, hiveIds, most }: { id: PrintId; hiveIds: readonly HiveId[]; most: number },
): Promise<{ name: string; pages: DrawnPage[] }> {
  const { paperId: printId } = await showPrint(context, id);
  const content = await contentOfPrint(context, id);
  if (content?.kind !== 'sheet') throw new AppError('not_found');
  const { sheet } = content;
  // Names of hives stand in the rows of a sheet for many.
  const hives = hiveIds.length === 0 || sheet.rows ? [undefined] : await sheetHives(context, hiveIds);
  if (sheet.pages.length * hives.length > most) throw new AppError('not_found');
  const pages = hives.flatMap((hive) => sheet.pages.map((_page, index) => ({ sheet, index, printId, hive })));
  return { name: sheet.name, pages };
}

/** In the order of the request. @throws AppError not_found */
async function sheetHives(context: SignedInContext, ids: readonly HiveId[]): Promise<SheetHive[]> {
  const found = await hivesInBrief(context, ids);
  const names = await apiaryNames(
    context,
    found.map(({ apiaryId }) => apiaryId),
  );
  return ids.map((id) => {
    const { name, apiaryId } = requireRight(
      context,
      'see',
      found.find((hive) => hive.id === id),
    );
    return { id, name, apiaryName: names.get(apiaryId) ?? '' };
  });
}
