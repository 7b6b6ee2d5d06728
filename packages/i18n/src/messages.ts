import type { LanguageCode } from '@skep/domain';
import type { MessageFormatElement } from 'react-intl';

/** Texts of one language: message id → ICU text. A build parses them (`@skep/web-build`), which nobody here notices. */
export type Messages = Readonly<Record<string, string>>;

/** Texts that are parsed here and not by a build, as those of a translator at work. */
export type ParsedMessages = Readonly<Record<string, MessageFormatElement[]>>;

/**
 * Where the texts of a package come from. English is there at once and stands in for every text that
 * another language lacks; the other languages are fetched when they are first wanted.
 */
export interface MessageSource {
  en: Messages;
  /** May reject, for a language that the package does not have: its texts are then English. */
  load: (language: LanguageCode) => Promise<Messages>;
}

/** One source out of several. A source without the wanted language does not keep the others from theirs. */
export function joinMessages(...sources: readonly MessageSource[]): MessageSource {
  return {
    en: merged(sources.map((source) => source.en)),
    load: async (language) => {
      const loads = await Promise.allSettled(sources.map((source) => source.load(language)));
      return merged(loads.map((load) => (load.status === 'fulfilled' ? load.value : {})));
    },
  };
}

function merged(parts: readonly Messages[]): Messages {
  return Object.fromEntries(parts.flatMap((part) => Object.entries(part)));
}
