import type { ChecklistItem } from '../checklist-inputs/checklist-tree.ts';
import { distinctNames } from '../checklist-inputs/distinct-names.ts';
import { useIntl } from '../inspection-form/use-form-intl.ts';
import { columnOf, type GridColumn, numbersTo } from './grid-columns.ts';

/** All that can differ from hive to hive. */
export function useGridColumns(items: readonly ChecklistItem[]): GridColumn[] {
  const { formatMessage } = useIntl();
  const words = { yes: formatMessage({ id: 'ui.yes' }), no: formatMessage({ id: 'ui.no' }) };
  const yesNo = [
    { value: '1', label: words.yes },
    { value: '0', label: words.no },
  ];
  const label = (id: 'impression' | 'needsAttention' | 'notes') => formatMessage({ id: `inspections.${id}` });
  const general: GridColumn[] = [
    { key: 'impression', label: label('impression'), choices: numbersTo(10) },
    { key: 'needsAttention', label: label('needsAttention'), choices: yesNo },
    { key: 'notes', label: label('notes') },
  ];
  const names = distinctNames(
    items,
    general.map((column) => column.label),
  );
  return [
    ...general,
    ...items.flatMap((item) => columnOf({ ...item, name: names.get(item.id) ?? item.name }, words) ?? []),
  ];
}
