import { isLanguageCode } from '@skep/domain';
import { type FakeSurroundings, inFakeShell } from '@skep/remote-kit/testing';
import { type Theme, tokens } from '@skep/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { hivesMessages } from '../messages.ts';

export interface HivesStoryProps extends FakeSurroundings {
  screen: ReactNode;
  /** Default: that of Storybook's switch. */
  theme?: Theme;
  /** As wide as the narrowest phone. Default: false. */
  isNarrow?: boolean;
  /** As without any network. Default: false. */
  isOffline?: boolean;
  /** What is pressed, one after the other, once the screen is drawn: CSS selectors. */
  presses?: readonly string[];
}

/** A state of a screen, reached as a person reaches it. */
export function HivesStory({
  screen,
  theme,
  isNarrow = false,
  isOffline = false,
  presses = [],
  ...surroundings
}: HivesStoryProps) {
  const room = useRef<HTMLDivElement>(null);
  const { locale } = useIntl();
  const language = isLanguageCode(locale) ? locale : 'en';
  const [{ element }] = useState(() => inFakeShell(screen, hivesMessages, { language, ...surroundings }));

  useEffect(() => {
    if (!isOffline) return;
    Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true });
    return () => void Reflect.deleteProperty(navigator, 'onLine');
  }, [isOffline]);

  useEffect(() => {
    const leaving = new AbortController();
    pressInTurn(room, presses, leaving.signal);
    return () => leaving.abort();
  }, [presses]);

  const ground = theme && { background: tokens.color.page, color: tokens.color.text };
  return (
    <div ref={room} data-theme={theme} style={{ ...ground, ...(isNarrow && { width: 320 }) }}>
      {element}
    </div>
  );
}

/** Waits for each button to be there: answers take a moment, even faked ones. */
async function pressInTurn(
  room: { current: HTMLElement | null },
  presses: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  for (const selector of presses) {
    let button = room.current?.querySelector<HTMLElement>(selector);
    while (!button && !signal.aborted) {
      await new Promise(requestAnimationFrame);
      button = room.current?.querySelector<HTMLElement>(selector);
    }
    if (signal.aborted) return;
    button?.click();
    await new Promise(requestAnimationFrame);
  }
}
