import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { languages } from '../packages/domain/src/languages.ts';

const textsOf = (folder: string, code: string): Record<string, unknown> =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, `../${folder}/locales/${code}.json`), 'utf8'));
const wordsOf = (folder: string, code: string, id: string) => {
  const text = textsOf(folder, code)[id];
  return typeof text === 'object' && text !== null && 'defaultMessage' in text ? text.defaultMessage : text;
};

test.each(languages)('the help names pages of another remote as they are called in $code', ({ code }) => {
  const help = wordsOf('shell', `pages/${code}`, 'pages.help.move.text');
  expect(help).toContain(wordsOf('mf-measurements', code, 'devices.importFiles'));
  expect(help).toContain(wordsOf('mf-measurements', `bring-account/${code}`, 'bring.title'));
});
