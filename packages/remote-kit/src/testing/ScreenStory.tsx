import { isLanguageCode } from '@skep/domain';
import type { MessageSource } from '@skep/i18n';
import { type Theme, tokens } from '@skep/ui';
import { type ReactNode, useEffect, useState } from 'react';
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
}

/** A screen in a faked shell. A state that is reached by presses is played: see `press`. */
export function ScreenStory({
  screen,
  messages,
  theme,
  isNarrow = false,
  isOffline = false,
  ...surroundings
}: ScreenStoryProps) {
  const { locale } = useIntl();
  const language = isLanguageCode(locale) ? locale : 'en';
  const [{ element }] = useState(() => inFakeShell(screen, messages, { language, ...surroundings }));

  useEffect(() => {
    if (!isOffline) return;
    Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true });
    return () => void Reflect.deleteProperty(navigator, 'onLine');
  }, [isOffline]);

  const ground = theme && { background: tokens.color.page, color: tokens.color.text };
  return (
    <div data-theme={theme} style={{ ...ground, ...(isNarrow && { width: 320 }) }}>
      {element}
    </div>
  );
}
