import type { FromPaperQuery } from '../generated/graphql.ts';
import type { PossibleSheet } from './PlacePageDialog.tsx';
import { useIntl } from './use-from-paper-intl.ts';

/** Sheets that a photo may be a page of: those of other photos, with their hives, before blank ones of every print. */
export function usePossibleSheets(
  prints: FromPaperQuery['checklistPrints'],
  sheets: NonNullable<FromPaperQuery['sheetReading']>['sheets'],
  hives: readonly { id: string; name: string }[],
): PossibleSheet[] {
  const { formatMessage } = useIntl();
  const begun = sheets.flatMap(({ printId, hiveId, name, pageCount }) => {
    const hive = hives.find(({ id }) => id === hiveId);
    const print = formatMessage({ id: 'fromPaper.print' }, { id: printId, name });
    return hive ? [{ printId, hiveId: hive.id, label: `${hive.name} · ${print}`, pageCount }] : [];
  });
  const blank = prints.map(({ id, printId, name, pageCount }) => ({
    printId: id,
    hiveId: undefined,
    label: formatMessage({ id: 'fromPaper.print' }, { id: printId, name }),
    pageCount,
  }));
  return [...begun, ...blank];
}
