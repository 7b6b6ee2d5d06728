import { useEffect, useRef } from 'react';
import { numberOfText } from './number-text.ts';

const pauseMs = 1200;

/** A number with a point for its comma. "1," is left as it is, because the person goes on with it. */
function withPoint(text: string): string {
  return /,\d/.test(text) && !Number.isNaN(numberOfText(text)) ? text.replace(',', '.') : text;
}

/**
 * Writes a point for the comma of a number when its person pauses. The caret stays where it is.
 * @param isOn only for fields of several decimals
 * @param onChange gets the text with the point
 */
export function useDecimalPoint(isOn: boolean, onChange: (text: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function stop() {
    clearTimeout(timer.current);
  }

  function convert(input: HTMLInputElement) {
    const { value, selectionStart, selectionEnd } = input;
    const text = withPoint(value);
    if (text === value) return;
    // React leaves a text alone that the input has already, and with it the caret.
    input.value = text;
    input.setSelectionRange(selectionStart, selectionEnd);
    onChange(text);
  }

  return {
    /** After each key. */
    wait: (input: HTMLInputElement) => {
      stop();
      if (isOn) timer.current = setTimeout(() => convert(input), pauseMs);
    },
    /** On leaving the field. */
    stop,
  };
}
