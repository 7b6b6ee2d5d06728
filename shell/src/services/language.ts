import { isOfferedLanguage, type LanguageCode, languageTag } from '@skep/domain';
import { type WritableStore, writableStore } from '@skep/remote-kit';
import { browserStorage } from './browser-storage.ts';

const languageKey = 'skep.language';

/** Tells the server which texts a page of this browser needs, so that they come with its script. */
const languageCookie = 'skep.language';

const aYearInSeconds = 31_536_000;

/** The language of the interface, remembered in this browser. */
export function createLanguage(otherwise: LanguageCode): WritableStore<LanguageCode> {
  const stored = browserStorage.read(languageKey) ?? '';
  const language = writableStore<LanguageCode>(isOfferedLanguage(stored) ? stored : otherwise);
  const show = (code: LanguageCode) => {
    document.documentElement.lang = languageTag(code);
  };
  const remember = (code: LanguageCode) => {
    browserStorage.write(languageKey, code);
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store needs a secure origin, a server at home has none.
    document.cookie = `${languageCookie}=${code}; path=/; max-age=${aYearInSeconds}; samesite=lax`;
  };
  show(language.get());
  // Written again for the server, to which a visit from before has not sent it.
  if (isOfferedLanguage(stored)) remember(stored);
  return {
    ...language,
    set(code) {
      remember(code);
      show(code);
      language.set(code);
    },
  };
}
