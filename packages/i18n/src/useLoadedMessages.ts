import type { LanguageCode } from '@skep/domain';
import { useEffect, useState } from 'react';
import { joinMessages, type MessageSource, type Messages } from './messages.ts';
import { ownMessages } from './own-messages.ts';

export interface LoadedMessages {
  language: LanguageCode;
  messages: Messages;
}

/** Fetches all texts of a language, so that what is drawn next waits for none. */
export async function loadTexts(messages: MessageSource, language: LanguageCode): Promise<LoadedMessages> {
  return { language, messages: await withOwn(messages).load(language) };
}

/**
 * The newest complete set of texts for a language; undefined until the first one is there.
 * @throws to the boundary around it when there is none to be had
 */
export function useLoadedMessages(
  language: LanguageCode,
  messages: MessageSource,
): LoadedMessages | undefined {
  const [shown, setShown] = useState(() => textsAtHand(messages, language));
  const [failure, setFailure] = useState<unknown>();
  const isShown = shown?.language === language;

  useEffect(() => {
    if (isShown) return;
    let isWanted = true;
    loadTexts(messages, language).then(
      (texts) => isWanted && setShown(texts),
      (error) => isWanted && setFailure(error),
    );
    return () => {
      isWanted = false;
    };
  }, [language, messages, isShown]);

  if (!shown && failure) throw failure;
  return shown;
}

function textsAtHand(messages: MessageSource, language: LanguageCode): LoadedMessages | undefined {
  const texts = withOwn(messages).loaded(language);
  return texts && { language, messages: texts };
}

function withOwn(messages: MessageSource): MessageSource {
  return joinMessages(ownMessages, messages);
}
