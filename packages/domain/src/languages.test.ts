import {
  formatLocaleOf,
  isLanguageCode,
  isOfferedLanguage,
  languageFor,
  languageOfHeader,
  languages,
} from './languages.ts';

test('the exact language comes first, then its first part, else English', () => {
  expect(languageFor(['nl'])).toBe('nl');
  expect(languageFor(['pt-BR'])).toBe('pt');
  expect(languageFor(['uk-UA'])).toBe('ua');
  expect(languageFor(['ja', 'de-AT'])).toBe('de');
  expect(languageFor(['ja'])).toBe('en');
});

test('a language that is being prepared is never chosen', () => {
  for (const { code, bcp47, isOffered } of languages) {
    expect([isLanguageCode(code), isOfferedLanguage(code)]).toEqual([true, isOffered]);
    expect(languageFor([bcp47])).toBe(isOffered ? code : 'en');
  }
});

test('the heaviest language of an Accept-Language header comes first', () => {
  expect(languageOfHeader('en;q=0.5, nl-NL;q=0.9, ja')).toBe('nl');
  expect(languageOfHeader('fr, en;q=zero')).toBe('fr');
  expect(languageOfHeader(undefined)).toBe('en');
  expect(languageOfHeader(`${'x'.repeat(600)}, nl`)).toBe('en');
});

test('dates and numbers are British in English, and Ukrainian and Portuguese have the tags of the world', () => {
  const time = new Intl.DateTimeFormat(formatLocaleOf('en'), { timeStyle: 'short', timeZone: 'UTC' });
  expect(time.format(new Date('2026-05-03T15:30:00Z'))).toBe('15:30');
  expect(['ua', 'pt', 'pt-BR', 'xx'].map(formatLocaleOf)).toEqual(['uk', 'pt-PT', 'pt-PT', 'en-GB']);
});
