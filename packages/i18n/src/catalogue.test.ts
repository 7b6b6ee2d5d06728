import { errorCatalogue, fieldProblemCodes } from '@skep/domain';
import { fieldMessages } from './form-messages.ts';
import { joinMessages } from './messages.ts';
import { ownMessages } from './own-messages.ts';

const catalogue = joinMessages(ownMessages, fieldMessages);

const ids = [
  ...Object.keys(errorCatalogue).map((code) => `error.${code}`),
  ...fieldProblemCodes.map((code) => `field.${code}`),
];

test('there is a sentence for every code of the catalogue, and for nothing else', async () => {
  const written = Object.keys(await catalogue.load('en'));
  expect(written.filter((id) => !id.endsWith('.noLimit')).sort()).toEqual([...ids].sort());
});

test('an error is a whole sentence that ends', async () => {
  for (const text of Object.values(await catalogue.load('en'))) expect(text).toMatch(/^[A-Z{].*[.}]$/);
});
