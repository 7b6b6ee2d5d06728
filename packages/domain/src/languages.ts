/**
 * The languages of the interface, with their own names. `ua` is what the wire calls Ukrainian; Portuguese is that of
 * Portugal, which writes dates otherwise than Brazil. One that is not offered is being prepared: translators work on it, its
 * texts are checked as those of the others, and no visitor is shown it.
 */
export const languages = [
  { code: 'nl', name: 'Nederlands', bcp47: 'nl', isOffered: true },
  { code: 'bg', name: 'Български', bcp47: 'bg', isOffered: false },
  { code: 'cs', name: 'Čeština', bcp47: 'cs', isOffered: true },
  { code: 'de', name: 'Deutsch', bcp47: 'de', isOffered: true },
  { code: 'en', name: 'English', bcp47: 'en', isOffered: true },
  { code: 'fr', name: 'Français', bcp47: 'fr', isOffered: true },
  { code: 'el', name: 'Ελληνικά', bcp47: 'el', isOffered: true },
  { code: 'it', name: 'Italiano', bcp47: 'it', isOffered: true },
  { code: 'nb', name: 'Norsk bokmål', bcp47: 'nb', isOffered: true },
  { code: 'pl', name: 'Polski', bcp47: 'pl', isOffered: false },
  { code: 'pt', name: 'Português', bcp47: 'pt-PT', isOffered: true },
  { code: 'ro', name: 'Română', bcp47: 'ro', isOffered: true },
  { code: 'ru', name: 'Русский', bcp47: 'ru', isOffered: true },
  { code: 'es', name: 'Español', bcp47: 'es', isOffered: true },
  { code: 'fi', name: 'Suomi', bcp47: 'fi', isOffered: true },
  { code: 'sv', name: 'Svenska', bcp47: 'sv', isOffered: true },
  { code: 'ua', name: 'Українська', bcp47: 'uk', isOffered: true },
] as const;

export type LanguageCode = (typeof languages)[number]['code'];

export const fallbackLanguage: LanguageCode = 'en';

/** Those that people may choose. */
export const offeredLanguages = languages.filter(({ isOffered }) => isOffered);

export function isOfferedLanguage(code: string): code is LanguageCode {
  return offeredLanguages.some((language) => language.code === code);
}

/** Also of a language that is being prepared. */
export function isLanguageCode(code: string): code is LanguageCode {
  return languages.some((language) => language.code === code);
}

/** Language tag for the `lang` attribute: `ua` on the wire is `uk` in the world. */
export function languageTag(code: string): string {
  return languages.find((language) => language.code === code)?.bcp47 ?? fallbackLanguage;
}

/**
 * Locale for numbers and dates. English means British formats: day before month, the 24-hour clock and
 * weeks from Monday, as the rest of the product counts them.
 */
export function formatLocale(code: LanguageCode): string {
  return code === 'en' ? 'en-GB' : languageTag(code);
}

/** The same for a language that somebody named, whatever it is. */
export const formatLocaleOf = (language: string): string => formatLocale(languageFor([language]));

/** The best offered language for a browser's list of languages: exact, else its first part, else English. */
export function languageFor(accepted: readonly string[]): LanguageCode {
  for (const each of accepted) {
    const wanted = each.toLowerCase();
    const match = offeredLanguages.find(({ code, bcp47 }) => {
      const base = wanted.split('-')[0];
      return code === wanted || bcp47 === wanted || code === base || bcp47 === base;
    });
    if (match) return match.code;
  }
  return fallbackLanguage;
}

/** The best language for an Accept-Language header with its weights, as `nl-NL,nl;q=0.9,en;q=0.5`. */
export function languageOfHeader(header: string | undefined): LanguageCode {
  const accepted = (header ?? '')
    .slice(0, headerLengthMax)
    .split(',')
    .map((part) => {
      const [tag = '', weight] = part.trim().split(/;\s*q=/);
      return { tag, weight: weight === undefined ? 1 : Number(weight) || 0 };
    });
  return languageFor(accepted.sort((a, b) => b.weight - a.weight).map(({ tag }) => tag));
}

// Browsers send a handful of languages; a longer list was not written by one.
const headerLengthMax = 500;
