import { errorCatalogue, fieldProblemCodes } from '@skep/domain';
import en from '../locales/en.json';
import nl from '../locales/nl.json';

const ids = [
  ...Object.keys(errorCatalogue).map((code) => `error.${code}`),
  ...fieldProblemCodes.map((code) => `field.${code}`),
];

test.each([
  ['English', en],
  ['Dutch', nl],
])('%s has a sentence for every code of the catalogue, and for nothing else', (_, messages) => {
  expect(Object.keys(messages).sort()).toEqual([...ids].sort());
});

test('an error is a whole sentence that ends', () => {
  for (const text of Object.values(en)) expect(text).toMatch(/^[A-Z{].*[.}]$/);
});
