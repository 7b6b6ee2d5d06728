import { fallbackLanguage, type LanguageCode, languages } from '@skep/domain';

/** Language tag for the `lang` attribute: `ua` on the wire is `uk` in the world. */
export function languageTag(code: LanguageCode): string {
  return languages.find((language) => language.code === code)?.bcp47 ?? fallbackLanguage;
}

/**
 * Locale for numbers and dates. English means British formats: day before month, the 24-hour clock and
 * weeks from Monday, as the rest of the product counts them.
 */
export function formatLocale(code: LanguageCode): string {
  return code === 'en' ? 'en-GB' : languageTag(code);
}
