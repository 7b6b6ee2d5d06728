import type { KeyboardEvent } from 'react';
import type { NumberFieldProps } from './NumberField.tsx';
import { clamped, numberOfText, stepped } from './number-text.ts';
import { useNumberText } from './useNumberText.ts';

/** Decides what typing, stepping and keys do to a number. */
export function useNumberControl(props: NumberFieldProps) {
  const { value, onChange, min, max, decimals = 0, onBlur } = props;
  const step = props.step ?? 10 ** -decimals;
  const { text, setTyped, settle } = useNumberText(value, decimals);

  function change(next: number | undefined) {
    setTyped(undefined);
    onChange(next);
  }

  const stepBy = (steps: number) => change(stepped(value, steps * step, { min, max }, decimals));

  return {
    text,
    change,
    stepBy,
    type: (typed: string) => {
      setTyped(typed);
      onChange(numberOfText(typed));
    },
    press: (event: KeyboardEvent) => {
      const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
      const end = { Home: min, End: max }[event.key];
      if (steps === undefined && end === undefined) return;
      event.preventDefault();
      if (steps !== undefined) stepBy(steps);
      else if (end !== undefined) change(clamped(end, { min, max }));
    },
    leave: () => {
      settle();
      onBlur?.();
    },
  };
}
