import { Button } from '@skep/ui';
import type { AnswersBefore } from '../inspection-form/last-time.ts';
import { useIntl } from '../inspection-form/use-form-intl.ts';
import type { InspectionFormState } from '../inspection-form/useInspectionForm.ts';
import { fieldKey, kindOf } from './answers.ts';
import type { ChecklistItem } from './checklist-tree.ts';
import { useAnsweredKeys } from './useAnsweredKeys.ts';

export interface AsLastTimeProps {
  questions: readonly ChecklistItem[];
  form: InspectionFormState;
  before: AnswersBefore | undefined;
}

/** Answers of a category whatever is not answered yet and was last time; what belongs to one visit stays out. */
export function AsLastTime({ questions, form, before }: AsLastTimeProps) {
  const { formatMessage } = useIntl();
  const answered = useAnsweredKeys(form);
  const open = questions.flatMap((item) => {
    const key = fieldKey(item.id);
    const seen = before?.get(key);
    return seen !== undefined && !answered.has(key) && isCopied(item) ? [[key, seen.value] as const] : [];
  });
  if (open.length === 0) return null;
  const take = () => {
    for (const [key, value] of open) form.setValue(`answers.${key}`, value, { shouldDirty: true });
  };
  return (
    <div>
      <Button icon="retry" onClick={take}>
        {formatMessage({ id: 'inspect.allAsLast' }, { count: open.length })}
      </Button>
    </div>
  );
}

/** A day, a photo and a code of last time are not those of today. */
function isCopied(item: ChecklistItem): boolean {
  const kind = kindOf(item);
  return kind !== undefined && !['date', 'image', 'sample_code', 'text'].includes(kind);
}
