import type { KeyboardEvent } from 'react';
import type { NumberFieldProps } from './NumberField.tsx';
import { clamped, numberOfText, stepped } from './number-text.ts';
import { useDecimalPoint } from './useDecimalPoint.ts';
import { useNumberText } from './useNumberText.ts';

/** Decides what typing, stepping and keys do to a number. */
export function useNumberControl(props: NumberFieldProps) {
  const { value, onChange, min, max, decimals = 0, onBlur } = props;
  const step = props.step ?? 10 ** -decimals;
  const { text, setTyped, settle } = useNumberText(value, decimals);
  const point = useDecimalPoint(decimals > 1, setTyped);

  function change(next: number | undefined) {
    setTyped(undefined);
    onChange(next);
  }

  const stepBy = (steps: number) => change(stepped(value, steps * step, { min, max }, decimals));

  return {
    text,
    change,
    stepBy,
    type: (input: HTMLInputElement) => {
      setTyped(input.value);
      onChange(numberOfText(input.value));
      point.wait(input);
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
      point.stop();
      settle();
      onBlur?.();
    },
  };
}
