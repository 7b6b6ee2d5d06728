import { loadWithRetries, useApolloClient, useUnits } from '@skep/remote-kit';
import { download, fileName } from '@skep/ui/download';
import { useState } from 'react';
import { useIntl } from '../diary/use-diary-intl.ts';
import { readHistory } from './history.ts';

/** All inspections of a hive as a file, made in the browser: what it says is what the table says, in the same words. */
export function useCsv({ id, name }: { id: string; name: string }) {
  const { formatMessage, locale } = useIntl();
  const client = useApolloClient();
  const units = useUnits();
  const [isRunning, setIsRunning] = useState(false);

  /** @returns whether it was saved */
  async function save(): Promise<boolean> {
    setIsRunning(true);
    try {
      const [history, { tableCsv }] = await Promise.all([
        readHistory(client, id),
        loadWithRetries(() => import('./table-csv.ts')),
      ]);
      if (!history) return false;
      const heads = [
        formatMessage({ id: 'inspections.when' }),
        formatMessage({ id: 'diary.author' }),
        formatMessage({ id: 'inspections.impression' }),
        formatMessage({ id: 'inspections.attention' }),
        formatMessage({ id: 'inspections.notes' }),
        formatMessage({ id: 'inspections.reminder' }),
        formatMessage({ id: 'inspections.reminderAt' }),
        formatMessage({ id: 'diary.photos' }),
      ];
      const content = new Blob([tableCsv(history, heads, { language: locale, units })], {
        type: 'text/csv;charset=utf-8',
      });
      download(fileName(formatMessage({ id: 'inspections.ofHive' }, { hive: name }), 'csv'), content);
      return true;
    } catch {
      return false;
    } finally {
      setIsRunning(false);
    }
  }

  return { save, isRunning };
}
