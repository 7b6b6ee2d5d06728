import { isLanguageCode, type LanguageCode, languages } from '@skep/domain';
import { type Settable, settable } from '@skep/remote-kit';
import { browserStorage } from './browser-storage.ts';

const languageKey = 'skep.language';

/** The language of the interface, remembered in this browser (spec 4). */
export function createLanguage(otherwise: LanguageCode): Settable<LanguageCode> {
  const stored = browserStorage.read(languageKey) ?? '';
  const language = settable<LanguageCode>(isLanguageCode(stored) ? stored : otherwise);
  const show = (code: LanguageCode) => {
    document.documentElement.lang = languages.find((known) => known.code === code)?.bcp47 ?? code;
  };
  show(language.get());
  return {
    ...language,
    set(code) {
      browserStorage.write(languageKey, code);
      show(code);
      language.set(code);
    },
  };
}
