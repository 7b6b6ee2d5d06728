import type { Theme } from '@skep/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type AccountSurroundings, inAccountPage } from './in-account-page.tsx';

export interface AccountStoryProps extends AccountSurroundings {
  screen: ReactNode;
  /** What is typed, by the id of the field, before the form is sent. Default: it is not sent. */
  submits?: Readonly<Record<string, string>>;
  /** Default: that of Storybook's switch. */
  theme?: Theme;
  /** As wide as the narrowest phone. Default: false. */
  isNarrow?: boolean;
}

/** A state of an account screen, reached as a person reaches it. */
export function AccountStory({
  screen,
  submits,
  theme,
  isNarrow = false,
  ...surroundings
}: AccountStoryProps) {
  const room = useRef<HTMLDivElement>(null);
  const [{ element }] = useState(() => inAccountPage(screen, surroundings));

  useEffect(() => {
    if (!room.current || !submits) return;
    for (const [id, text] of Object.entries(submits)) type(room.current.querySelector(`#${id}`), text);
    room.current.querySelector('form')?.requestSubmit();
  }, [submits]);

  return (
    <div ref={room} data-theme={theme} style={isNarrow ? { width: 320 } : undefined}>
      {element}
    </div>
  );
}

/** React hears only of values that were set as the browser sets them. */
function type(input: Element | null, text: string): void {
  if (!(input instanceof HTMLInputElement)) return;
  if (input.type === 'checkbox') {
    input.click();
    return;
  }
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
