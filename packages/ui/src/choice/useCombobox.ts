import { type KeyboardEvent, useState } from 'react';
import type { SelectOption } from './select-props.ts';
import { optionNamed, soughtOptions } from './sought-options.ts';

interface ComboboxOptions<Value extends string> {
  options: readonly SelectOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
  /** Whether the field can be left without an answer. */
  canClear: boolean;
}

export type Combobox<Value extends string> = ReturnType<typeof useCombobox<Value>>;

/** What is typed, found and marked in a combobox, and its keys as the ARIA Authoring Practices describe them. */
export function useCombobox<Value extends string>(props: ComboboxOptions<Value>) {
  const { options, value, onChange, canClear } = props;
  const [isOpen, setIsOpen] = useState(false);
  /** Undefined: nothing was typed since an option was chosen. */
  const [typed, setTyped] = useState<string>();
  const [marked, setMarked] = useState<number>();
  const found = typed === undefined ? options : soughtOptions(options, typed);

  function open(place?: number) {
    const chosen = found.findIndex((option) => option.value === value);
    setIsOpen(true);
    setMarked(chosen >= 0 ? chosen : place);
  }

  function close() {
    setIsOpen(false);
    setTyped(undefined);
    setMarked(undefined);
  }

  function choose(option: SelectOption<Value> | undefined) {
    close();
    if (option?.value !== value) onChange(option?.value);
  }

  function type(text: string) {
    setTyped(text);
    setIsOpen(true);
    // The best match is marked, so that Enter takes it.
    setMarked(text.trim() === '' ? undefined : 0);
  }

  /** What was typed counts if it is the name of an option; anything else is as if it were not typed. */
  function leave() {
    const named = optionNamed(options, typed ?? '');
    if (named) choose(named);
    else if (typed?.trim() === '' && canClear) choose(undefined);
    else close();
  }

  function move(step: 1 | -1) {
    const end = step === 1 ? 0 : found.length - 1;
    if (!isOpen) open(end);
    else setMarked(marked === undefined ? end : (marked + step + found.length) % found.length);
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (!isOpen) return;
    else if (event.key === 'Enter' && marked !== undefined && found[marked]) choose(found[marked]);
    else if (event.key === 'Escape') {
      close();
      // A form or a dialog around it stays open.
      event.stopPropagation();
    } else if (event.key !== 'Enter') return;
    event.preventDefault();
  }

  return { isOpen, typed, found, marked, open, choose, type, leave, press };
}
