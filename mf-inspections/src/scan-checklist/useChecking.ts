import { useConfirm } from '@skep/remote-kit';
import { useId, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { InspectionValues } from '../inspection-form/inspection-values.ts';
import type { InspectionFormState } from '../inspection-form/useInspectionForm.ts';
import { type FieldToCheck, heldOf } from './read-fields.ts';
import { useIntl } from './use-from-paper-intl.ts';

export type Checking = ReturnType<typeof useChecking>;

/** Which of the fields that need a check a person has looked at: confirmed, or corrected. */
export function useChecking(
  fields: readonly FieldToCheck[],
  form: InspectionFormState,
  began: InspectionValues,
) {
  const { formatMessage } = useIntl();
  const confirm = useConfirm();
  const prefix = useId();
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const latest = useRef(seen);
  latest.current = seen;
  // What is put right is looked at: the marks follow the values.
  const values = useWatch({ control: form.control, compute: (all: InspectionValues) => all });
  const idOf = ({ key }: FieldToCheck) => `${prefix}${key}`;

  function stateOf(field: FieldToCheck): 'open' | 'checked' | 'unasked' {
    if (field.group !== 'asked') return 'unasked';
    const isChanged = heldOf(values, field) !== heldOf(began, field);
    return isChanged || latest.current.has(field.key) ? 'checked' : 'open';
  }

  return {
    idOf,
    stateOf,
    /** What is marked and nobody has looked at is saved by who says so. */
    async mayBeSaved(): Promise<boolean> {
      const count = fields.filter((field) => stateOf(field) === 'open').length;
      return (
        count === 0 ||
        confirm({
          title: formatMessage({ id: 'fromPaper.uncheckedTitle' }, { count }),
          text: formatMessage({ id: 'fromPaper.uncheckedText' }),
          confirmLabel: formatMessage({ id: 'fromPaper.saveUnchecked' }),
        })
      );
    },
    /** Goes to the next one that is open, so that a whole sheet is checked with one key or one place for the thumb. */
    check(field: FieldToCheck) {
      const isOpen = (other: FieldToCheck) => other.key !== field.key && stateOf(other) === 'open';
      const next = fields.slice(fields.indexOf(field) + 1).find(isOpen) ?? fields.find(isOpen);
      setSeen((all) => new Set(all).add(field.key));
      if (next !== undefined) goTo(idOf(next));
    },
  };
}

function goTo(id: string): void {
  const row = document.getElementById(id);
  row?.scrollIntoView?.({ block: 'center' });
  row?.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true });
}
