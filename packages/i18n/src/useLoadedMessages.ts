import { fallbackLanguage, type LanguageCode } from '@skep/domain';
import { useEffect, useMemo, useState } from 'react';
import { joinMessages, type MessageSource, type Messages } from './messages.ts';
import { ownMessages } from './own-messages.ts';

export interface LoadedMessages {
  language: LanguageCode;
  messages: Messages;
}

/** All texts of a language, those that it lacks in English. */
export async function loadTexts(messages: MessageSource, language: LanguageCode): Promise<LoadedMessages> {
  const source = withOwn(messages);
  const texts = language === fallbackLanguage ? {} : await source.load(language);
  return { language, messages: { ...source.en, ...texts } };
}

/** The newest complete set of texts for a language; undefined until the first one is there. */
export function useLoadedMessages(
  language: LanguageCode,
  messages: MessageSource,
  first?: LoadedMessages,
): LoadedMessages | undefined {
  const [loaded, setLoaded] = useState(first);

  useEffect(() => {
    let isWanted = true;
    loadTexts(messages, language).then((texts) => {
      if (isWanted) setLoaded(texts);
    });
    return () => {
      isWanted = false;
    };
  }, [language, messages]);

  // The fallback needs no loading, so that its first picture needs no second one.
  const fallback = useMemo(
    () => ({ language: fallbackLanguage, messages: withOwn(messages).en }),
    [messages],
  );
  return language === fallbackLanguage ? fallback : loaded;
}

function withOwn(messages: MessageSource): MessageSource {
  return joinMessages(ownMessages, messages);
}
