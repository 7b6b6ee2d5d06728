import type { LanguageCode } from '@skep/domain';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { formatLocale } from './locale.ts';
import type { MessageSource } from './messages.ts';
import { useLoadedMessages } from './useLoadedMessages.ts';

export interface AppIntlProviderProps {
  language: LanguageCode;
  /** A constant of the module, not an object made while drawing: a new one is loaded anew. */
  messages: MessageSource;
  children: ReactNode;
}

/**
 * Gives the texts and formats of a language to what stands in it. Draws nothing until the first language
 * is there (English is there at once); when the language changes, the old one stays until the new one came.
 */
export function AppIntlProvider({ language, messages, children }: AppIntlProviderProps) {
  const shown = useLoadedMessages(language, messages);
  if (!shown) return null;
  return (
    <IntlProvider locale={formatLocale(shown.language)} messages={shown.messages} onError={reportFormatError}>
      {children}
    </IntlProvider>
  );
}

function reportFormatError(error: { code: string }) {
  // Missing texts are found by the check in CI, and a default text has stood in for this one.
  if (error.code !== 'MISSING_TRANSLATION') reportError(error);
}
