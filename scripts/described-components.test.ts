import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../packages/ui');
const text = (path: string) => readFileSync(join(folder, path), 'utf8');
const versions = text('CHANGELOG.md').match(/(?<=^## )\d+\.\d+\.\d+/gm) ?? [];

/** Beginnings of the files of stories, which say of what component they are. */
const stories = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.stories.tsx'))
  .map((path) => ({ path, meta: text(`src/${path}`).match(/export default \{.*?\};/s)?.[0] ?? '' }))
  .filter(({ meta }) => meta.includes('component:'));

/** Components that others can import, each with its doc comment. */
const components = publicFiles().flatMap((path) =>
  [...text(path).matchAll(/(?:\/\*\*((?:(?!\*\/).)*)\*\/\n)?export function ([A-Z]\w+)/gs)].map(
    ([, comment = '', name = '']) => ({ name, comment }),
  ),
);

test.each(stories)(
  '$path says the status of its component, and since which version it is there',
  ({ meta }) => {
    expect(meta).toMatch(/status: '(stable|new|deprecated)'/);
    expect(versions).toContain(meta.match(/since: '(.*?)'/)?.[1]);
  },
);

test.each(components)(
  '$name says what it is for and its accessibility, and has a story',
  ({ name, comment }) => {
    expect(comment).toMatch(/\w.*\bAccessibility: \w/s);
    const shown = stories.filter(({ meta }) => new RegExp(`omponents?:[^:]*\\b${name}\\b`).test(meta));
    expect(shown).toHaveLength(1);
  },
);

test('components are found', () => {
  const names = components.map(({ name }) => name);
  // One of each way in which a file is exported.
  expect(names).toEqual(
    expect.arrayContaining(['Menu', 'VisuallyHidden', 'MultiChoiceField', 'FieldSet', 'Flag']),
  );
});

function publicFiles(): string[] {
  const { exports }: { exports: Record<string, string> } = JSON.parse(text('package.json'));
  const entries = Object.values(exports);
  const lists = entries.filter((path) => path.endsWith('.ts'));
  const listed = lists.flatMap((path) => text(path).match(/(?<=from '\.\/).*?\.tsx(?=';)/g) ?? []);
  return [...entries.filter((path) => path.endsWith('.tsx')), ...listed.map((path) => `src/${path}`)];
}
