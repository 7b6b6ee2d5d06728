import { fieldKey, kindOf } from '../checklist-inputs/answers.ts';
import type { ChecklistItem } from '../checklist-inputs/checklist-tree.ts';

/** What differs from hive to hive: a column of the grid. */
export interface GridColumn {
  /** As in `OwnAnswers`. */
  key: string;
  label: string;
  /** Undefined: it is typed. */
  choices?: readonly { value: string; label: string }[];
  /** Whose number it is, in the unit of who reads. Default: it is a text. */
  number?: ChecklistItem;
}

export interface ColumnWords {
  yes: string;
  no: string;
}

/** The column of a question; undefined for kinds that need more room than a cell. */
export function columnOf(item: ChecklistItem, { yes, no }: ColumnWords): GridColumn | undefined {
  const kind = kindOf(item);
  const column = { key: fieldKey(item.id), label: item.name };
  switch (kind) {
    case undefined:
    case 'label':
    case 'list':
    case 'date':
    case 'image':
    case 'sample_code':
    case 'select_hive':
    case 'select_apiary':
      return undefined;
    case 'boolean':
    case 'boolean_yes_red':
    case 'list_item':
      return {
        ...column,
        choices: [
          { value: '1', label: yes },
          { value: '0', label: no },
        ],
      };
    case 'options':
    case 'select':
      return { ...column, choices: item.options.map(({ id, name }) => ({ value: id, label: name })) };
    case 'text':
      return column;
    case 'grade':
      return { ...column, choices: numbersTo(10) };
    case 'smileys_3':
      return { ...column, choices: numbersTo(3) };
    case 'score':
      return { ...column, choices: numbersTo(5) };
    case 'score_quality':
    case 'score_amount':
      return { ...column, choices: numbersTo(4) };
    default:
      return { ...column, number: item };
  }
}

export function numbersTo(last: number): { value: string; label: string }[] {
  return Array.from({ length: last }, (_, index) => String(index + 1)).map((value) => ({
    value,
    label: value,
  }));
}
