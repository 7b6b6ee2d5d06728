import { type KeyboardEvent, type RefObject, useCallback, useDeferredValue, useRef, useState } from 'react';
import { createSelection, type Selection } from './selection.ts';

export interface SelectMode {
  /** Undefined while none is made. */
  selection: Selection | undefined;
  /** The same a moment later: a thousand cards take longer to show it than the bar. */
  selectionOnCards: Selection | undefined;
  /** Begins to choose, or goes on: these hives are among the chosen. Another function only when it begins or ends. */
  choose: (hiveIds: readonly string[]) => void;
  leave: () => void;
  /** The button that begins it and gets the focus back at the end. */
  beginner: RefObject<HTMLDivElement | null>;
  /** Escape leaves, where it does not close something else first. */
  pressKey: (event: KeyboardEvent) => void;
}

/** Whether hives are being chosen, and which. */
export function useSelectMode(): SelectMode {
  const [selection, setSelection] = useState<Selection>();
  const selectionOnCards = useDeferredValue(selection);
  const beginner = useRef<HTMLDivElement>(null);

  const choose = useCallback(
    (hiveIds: readonly string[]) => {
      if (selection) selection.set(hiveIds, true);
      else setSelection(createSelection(hiveIds));
    },
    [selection],
  );

  function leave() {
    setSelection(undefined);
    beginner.current?.querySelector('button')?.focus();
  }

  function pressKey({ key, target }: KeyboardEvent) {
    const hasItsOwn = target instanceof Element && target.closest('dialog, [role=menu], input[type=search]');
    if (key === 'Escape' && selection && !hasItsOwn) leave();
  }

  return { selection, selectionOnCards, choose, leave, beginner, pressKey };
}
