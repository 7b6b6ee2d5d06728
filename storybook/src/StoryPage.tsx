import { isLanguageCode, languageTag } from '@skep/domain';
import { AppIntlProvider, givenMessages, joinMessages, type MessageSource } from '@skep/i18n';
import { GlobalStyle, tokens, uiMessages } from '@skep/ui';
import { uiFormMessages } from '@skep/ui/form-texts';
import { type ReactNode, useEffect, useMemo } from 'react';

export interface StoryPageProps {
  theme: string;
  language: string;
  /** Per cent of the usual size, as a browser's setting. Default: 100. */
  textSize?: string | undefined;
  /** Default: `ltr`. */
  direction?: string | undefined;
  /** `reduced`, as a person sets it in the system. Default: as the system says. */
  motion?: string | undefined;
  /** Per cent of the usual width of words. Default: 100. */
  words?: string | undefined;
  /** Texts of the story's own package. Default: none but those of the design system. */
  messages?: MessageSource | undefined;
  /** `none` for whole screens, which bring their own edges. Default: `padded`. */
  frame?: 'padded' | 'none' | undefined;
  children: ReactNode;
}

const noMessages = givenMessages({});

const withoutMotion =
  '*, ::before, ::after { animation: none !important; transition: none !important; scroll-behavior: auto !important; }';

/** Half an em is about the average width of a letter; room between letters lengthens words in every language. */
const longWords = (part: number) =>
  `*, ::before, ::after { letter-spacing: ${(part / 2).toFixed(3)}em !important; }`;

/** The page around a story: what the shell is around a screen. */
export function StoryPage({
  theme,
  language,
  textSize = '100',
  direction = 'ltr',
  motion,
  words = '100',
  messages = noMessages,
  frame = 'padded',
  children,
}: StoryPageProps) {
  const code = isLanguageCode(language) ? language : 'en';
  const source = useMemo(() => joinMessages(uiMessages, uiFormMessages, messages), [messages]);

  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.lang = languageTag(code);
    document.documentElement.dir = direction;
    document.documentElement.style.fontSize = `${textSize}%`;
  }, [theme, code, direction, textSize]);

  return (
    <AppIntlProvider language={code} messages={source}>
      <GlobalStyle />
      {motion === 'reduced' && <style>{withoutMotion}</style>}
      {words !== '100' && <style>{longWords(Number(words) / 100 - 1)}</style>}
      <div style={{ padding: frame === 'padded' ? tokens.space[16] : 0 }}>{children}</div>
    </AppIntlProvider>
  );
}
