import { type LanguageCode, languageTag } from '@skep/domain';

/**
 * Locale for numbers and dates. English means British formats: day before month, the 24-hour clock and
 * weeks from Monday, as the rest of the product counts them.
 */
export function formatLocale(code: LanguageCode): string {
  return code === 'en' ? 'en-GB' : languageTag(code);
}
