import type { LanguageCode } from '@skep/domain';
import { formatLocale } from '@skep/domain';
import { type ReactNode, useMemo } from 'react';
import { IntlProvider } from 'react-intl';
import type { MessageSource, ParsedMessages } from './messages.ts';
import { useLoadedMessages } from './useLoadedMessages.ts';

export interface AppIntlProviderProps {
  language: LanguageCode;
  /** A constant of the module, not an object made while drawing: a new one is loaded again. */
  messages: MessageSource;
  /** Texts that stand in for those of the messages, for a translator who looks at them in place. Default: none. */
  edits?: ParsedMessages;
  children: ReactNode;
}

/**
 * Gives the texts and formats of a language to its children. Draws at once when they were fetched
 * before, else nothing until they are there; when the language changes, the old one stays until the new one came.
 */
export function AppIntlProvider({ language, messages, edits, children }: AppIntlProviderProps) {
  const shown = useLoadedMessages(language, messages);
  const texts = useMemo(() => shown && Object.assign({}, shown.messages, edits), [shown, edits]);
  if (!shown || !texts) return null;
  return (
    // By its owner: Node, which draws the account pages, has no `reportError`.
    <IntlProvider locale={formatLocale(shown.language)} messages={texts} onError={globalThis.reportError}>
      {children}
    </IntlProvider>
  );
}
