import type { Sheet } from '@skep/sheets';
import type { FullChecklist } from '#inspections/checklists/checklist.ts';
import { defaultChecklistItems } from '#platform/taxonomy/catalogue/default-checklist.ts';
import { layOut } from './layout.ts';
import { measured } from './measured-text.ts';
import { sheetsPdf } from './pdf.ts';

/** A checklist on paper, by default the one that everybody begins with. */
export function aSheet(language = 'en', itemIds: readonly number[] = defaultChecklistItems): Sheet {
  const checklist = { name: 'Summer', itemIds, requiredIds: [] } as unknown as FullChecklist['checklist'];
  return layOut({ checklist, ownItems: new Map() }, language, measured);
}

/** As it comes out of the printer: all pages, blank. */
export function pdfOfSheet(sheet: Sheet, printId: number): Promise<Buffer> {
  const pages = sheet.pages.map((_page, index) => ({ sheet, index, printId, hive: undefined }));
  return sheetsPdf(pages, sheet.name, measured);
}
