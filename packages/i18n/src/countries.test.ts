import { formatLocale } from '@skep/domain';
import { countriesIn, countryCodes } from './countries.ts';

test('every country is there once, with a name', () => {
  expect(countryCodes).toHaveLength(249);
  expect(new Set(countryCodes).size).toBe(249);
  for (const { code, name } of countriesIn('en')) expect(name.toLowerCase()).not.toBe(code);
});

test('names and their order are those of the language', () => {
  const name = (locale: string) => countriesIn(locale).find(({ code }) => code === 'de')?.name;
  expect(name('nl')).toBe('Duitsland');
  expect(name('en')).toBe('Germany');
  const first = countriesIn('en').slice(0, 3);
  expect(first.map((country) => country.name)).toEqual(['Afghanistan', 'Åland Islands', 'Albania']);
});

test('Ukrainian is read by the name that the web has for it', () => {
  const germany = countriesIn(formatLocale('ua')).find(({ code }) => code === 'de');
  expect(germany?.name).toBe('Німеччина');
});
