import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cookies, dataRecipients, type Retention, storedData } from '@skep/domain';
import { projectRoot } from './folders.ts';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const page = read('docs/operating/what-goes-where.md');
const texts: Record<string, { defaultMessage: string }> = JSON.parse(read('shell/locales/pages/en.json'));
const textOf = (id: string) => String(texts[`pages.privacy.${id}`]?.defaultMessage);

const retentionText = ({ until, ...values }: Retention) =>
  Object.entries(values).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, String(value)),
    textOf(`until.${until}`),
  );

/** The lines of a table or list of the page for operators, below this heading. */
function linesBelow(heading: string, start: string): string[] {
  const [, section = ''] = page.split(`\n## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  return own.split('\n').filter((line) => line.startsWith(start));
}

test('the page for operators says what is stored, why and for how long as the privacy page does', () => {
  expect(linesBelow('What Skep stores about people', '| ').slice(1)).toEqual(
    storedData.map(({ key, purpose, retention }) => {
      const what = textOf(`stored.${key}`);
      const why = textOf(`why.${purpose}`);
      return `| ${what} | ${why} | ${retentionText(retention)} |`;
    }),
  );
});

test('it names the same recipients and cookies', () => {
  expect(linesBelow('Who receives it', '- ')).toEqual(
    dataRecipients.map((key) => `- ${textOf(`recipient.${key}`)}`),
  );
  expect(linesBelow('Cookies', '| `')).toEqual(
    cookies.map(({ key, name }) => `| \`${name}\` | ${textOf(`cookie.${key}`)} |`),
  );
});
