import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect } from 'react';

interface MenuKeysOptions {
  box: RefObject<HTMLElement | null>;
  list: RefObject<HTMLElement | null>;
  isOpen: boolean;
  open: () => void;
  close: (options: { takesFocus: boolean }) => void;
}

function entriesOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
}

/** The keyboard of a menu button, as the ARIA Authoring Practices describe it. */
export function useMenuKeys({ box, list, isOpen, open, close }: MenuKeysOptions) {
  useEffect(() => {
    if (isOpen) entriesOf(list.current)[0]?.focus();
  }, [isOpen, list]);

  function pressOpen(event: KeyboardEvent) {
    const entries = entriesOf(list.current);
    const here = entries.findIndex((entry) => entry.contains(document.activeElement));
    const next = {
      ArrowDown: entries[(here + 1) % entries.length],
      ArrowUp: entries.at(here <= 0 ? -1 : here - 1),
      Home: entries[0],
      End: entries.at(-1),
    }[event.key];
    const byLetter = /^\S$/u.test(event.key)
      ? [...entries.slice(here + 1), ...entries].find((entry) => startsWith(entry, event.key))
      : undefined;
    const target = next ?? byLetter;
    if (event.key === 'Escape') close({ takesFocus: true });
    else if (event.key === 'Tab') return close({ takesFocus: false });
    else if (!target) return;
    event.preventDefault();
    event.stopPropagation();
    target?.focus();
  }

  return {
    press: (event: KeyboardEvent) => {
      if (isOpen) return pressOpen(event);
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      open();
    },
    /** A press or a step outside of the menu closes it. */
    blur: (event: FocusEvent) => {
      const goesTo = event.relatedTarget;
      if (isOpen && !(goesTo instanceof Node && box.current?.contains(goesTo))) close({ takesFocus: false });
    },
  };
}

function startsWith(entry: HTMLElement, letter: string): boolean {
  return entry.textContent.trim().toLocaleLowerCase().startsWith(letter.toLocaleLowerCase());
}
