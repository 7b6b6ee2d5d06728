import { isLanguageCode } from '@skep/domain';
import type { MessageSource } from '@skep/i18n';
import { type Theme, tokens } from '@skep/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { type FakeSurroundings, inFakeShell } from './render-screen.tsx';

export interface ScreenStoryProps extends FakeSurroundings {
  screen: ReactNode;
  /** Texts of the screen's remote. */
  messages: MessageSource;
  /** Default: that of Storybook's switch. */
  theme?: Theme;
  /** As wide as the narrowest phone. Default: false. */
  isNarrow?: boolean;
  /** As without any network. Default: false. */
  isOffline?: boolean;
  /** What is pressed, one after the other, once the screen is drawn: CSS selectors. */
  presses?: readonly string[];
}

const noPresses: readonly string[] = [];

/** A state of a screen, reached as a person reaches it. While it is on its way there it is marked `data-on-its-way`. */
export function ScreenStory({
  screen,
  messages,
  theme,
  isNarrow = false,
  isOffline = false,
  presses = noPresses,
  ...surroundings
}: ScreenStoryProps) {
  const room = useRef<HTMLDivElement>(null);
  const { locale } = useIntl();
  const language = isLanguageCode(locale) ? locale : 'en';
  const [{ element }] = useState(() => inFakeShell(screen, messages, { language, ...surroundings }));
  const [isOnItsWay, setIsOnItsWay] = useState(presses.length > 0);

  useEffect(() => {
    if (!isOffline) return;
    Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true });
    return () => void Reflect.deleteProperty(navigator, 'onLine');
  }, [isOffline]);

  useEffect(() => {
    const leaving = new AbortController();
    void pressInTurn(room, presses, leaving.signal).then(() => setIsOnItsWay(false));
    return () => leaving.abort();
  }, [presses]);

  const ground = theme && { background: tokens.color.page, color: tokens.color.text };
  return (
    <div
      ref={room}
      data-theme={theme}
      data-on-its-way={isOnItsWay || undefined}
      style={{ ...ground, ...(isNarrow && { width: 320 }) }}
    >
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
