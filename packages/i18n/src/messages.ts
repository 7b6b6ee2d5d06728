import { fallbackLanguage, type LanguageCode } from '@skep/domain';
import type { MessageFormatElement } from 'react-intl';

/** Texts of one language: message id → ICU text. A build parses them (`@skep/web-build`), which nobody here notices. */
export type Messages = Readonly<Record<string, string>>;

/** Texts that are parsed here and not by a build, as those of a translator at work. */
export type ParsedMessages = Readonly<Record<string, MessageFormatElement[]>>;

/** Where the texts of a package come from: a person's browser fetches their language and no other. */
export interface MessageSource {
  /** Fetches a language. Rejects when neither it nor English can be had. */
  load: (language: LanguageCode) => Promise<Messages>;
  /** What was fetched before; undefined until then. */
  loaded: (language: LanguageCode) => Messages | undefined;
}

/**
 * The texts of a folder, in English for a language that it does not have. What a language lacks of them is put in by the
 * build.
 * @param read as `(language) => import(`../locales/${language}.json`)`
 */
export function messageSource(
  read: (language: LanguageCode) => Promise<{ default: Messages }>,
): MessageSource {
  const known = new Map<LanguageCode, Messages>();
  return {
    loaded: (language) => known.get(language),
    async load(language) {
      const { default: texts } = await read(language).catch(() => read(fallbackLanguage));
      known.set(language, texts);
      return texts;
    },
  };
}

/** Texts that are there already, the same in every language. */
export function givenMessages(texts: Messages): MessageSource {
  return { load: async () => texts, loaded: () => texts };
}

/** One source out of several. */
export function joinMessages(...sources: readonly MessageSource[]): MessageSource {
  return {
    load: async (language) => merged(await Promise.all(sources.map((source) => source.load(language)))),
    loaded(language) {
      const parts = sources.map((source) => source.loaded(language)).filter((part) => part !== undefined);
      return parts.length === sources.length ? merged(parts) : undefined;
    },
  };
}

function merged(parts: readonly Messages[]): Messages {
  return Object.assign({}, ...parts);
}
