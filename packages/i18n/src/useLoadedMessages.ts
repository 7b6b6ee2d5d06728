import { fallbackLanguage, type LanguageCode } from '@skep/domain';
import { useEffect, useMemo, useState } from 'react';
import { joinMessages, type MessageSource, type Messages } from './messages.ts';
import { ownMessages } from './own-messages.ts';

interface LoadedMessages {
  language: LanguageCode;
  messages: Messages;
}

/** The newest complete set of texts for a language; undefined until the first one is there. */
export function useLoadedMessages(
  language: LanguageCode,
  messages: MessageSource,
): LoadedMessages | undefined {
  const source = useMemo(() => joinMessages(ownMessages, messages), [messages]);
  const [loaded, setLoaded] = useState<LoadedMessages>();

  useEffect(() => {
    if (language === fallbackLanguage) return setLoaded({ language, messages: source.en });
    let isWanted = true;
    source.load(language).then((texts) => {
      if (isWanted) setLoaded({ language, messages: { ...source.en, ...texts } });
    });
    return () => {
      isWanted = false;
    };
  }, [language, source]);

  // The fallback needs no loading, so that its first picture needs no second one.
  const fallback = useMemo(() => ({ language: fallbackLanguage, messages: source.en }), [source]);
  return language === fallbackLanguage ? fallback : loaded;
}
