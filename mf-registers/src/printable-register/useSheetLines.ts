import { useEntryTexts } from '../entries/useEntryTexts.ts';
import type { EntryFragment as Entry } from '../generated/graphql.ts';
import { useIntl } from '../use-book-intl.ts';
import type { SheetLine } from './sheet-lines.ts';

/** How a sheet writes entries. */
export function useSheetLines(): (entries: readonly Entry[]) => SheetLine[] {
  const { formatMessage } = useIntl();
  const textsOf = useEntryTexts();
  const standingOf = ({ correctedBy, corrects, correctionReason: reason, isStruck }: Entry) => [
    ...(correctedBy === null ? [] : [formatMessage({ id: 'book.correctedBy' }, { number: correctedBy })]),
    ...(corrects === null
      ? []
      : [formatMessage({ id: isStruck ? 'book.struck' : 'book.corrects' }, { number: corrects, reason })]),
  ];
  return (entries) =>
    entries.map((entry) => ({
      ...textsOf(entry),
      ...{ id: entry.id, number: String(entry.number), hash: entry.hash },
      standing: standingOf(entry).join(' '),
      isPast: entry.correctedBy !== null || entry.isStruck,
    }));
}
