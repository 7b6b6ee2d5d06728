import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accountPathOf } from '../packages/domain/src/public.ts';

const root = join(import.meta.dirname, '..');

/** Addresses of somebody else's pages. */
const elsewhere: ReadonlySet<string> = new Set(['/calendar/action/compose']);

const routes = globSync('mf-*/remote.json', { cwd: root }).flatMap((file) => {
  const { name, routes }: { name: string; routes: { path: string }[] } = JSON.parse(
    readFileSync(join(root, file), 'utf8'),
  );
  return routes.map(({ path }) => ({ path, remote: name }));
});

/** Read from its source, which is for a browser. */
const pagesOfShell = [
  ...readFileSync(join(root, 'shell/src/shell-routes.ts'), 'utf8').matchAll(/path: '([^']+)'/g),
].map(([, path = '']) => ({ path }));

/** Paths that code of a remote writes out itself, with a star for each part that is not written out. */
function writtenPaths(code: string): string[] {
  const withoutComments = code.replaceAll(/^\s*(\*|\/\/|\/\*).*$/gm, '');
  const literals = withoutComments.matchAll(
    /(?<before>pathTo\(|import\(|from )?(?<quote>['"`])(?<path>\/(?:[a-z].*?)?)\k<quote>/g,
  );
  return [...literals].flatMap(({ groups }) => {
    if (!groups?.path || groups.before !== undefined) return [];
    // What is put behind a word is a query; what stands for a whole part may be any.
    const [path = ''] = groups.path
      .replace(/(?<!\/)\$\{.*/, '')
      .replaceAll(/\$\{[^}]*\}/g, '*')
      .split(/[?#]/);
    return path.startsWith('/api') || elsewhere.has(path) ? [] : [path];
  });
}

function isServedBy({ path: route }: { path: string }, path: string): boolean {
  const [wanted, parts] = [path.split('/'), route.split('/')];
  return (
    wanted.length === parts.length &&
    parts.every((part, index) => part.startsWith(':') || wanted[index] === '*' || wanted[index] === part)
  );
}

function problemOf(path: string, own: string): string | undefined {
  const isServed = (pages: readonly { path: string }[]) => pages.some((page) => isServedBy(page, path));
  if (isServed(routes.filter(({ remote }) => remote === own)) || isServed(pagesOfShell)) return undefined;
  if (accountPathOf(path)) return undefined;
  const found = routes.find((route) => isServedBy(route, path));
  return found === undefined
    ? `nobody serves ${path}`
    : `${path} is a page of ${found.remote}: write pathTo('${found.path}')`;
}

test('a remote links to pages that are there, and to those of others by pathTo', () => {
  const files = globSync('mf-*/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.(test|stories)\.|\/(fake[^/]*|testing|generated)\b/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const problems = files.flatMap((file) => {
    const [own = ''] = file.split('/');
    const paths = writtenPaths(readFileSync(join(root, file), 'utf8'));
    return paths.flatMap((path) => {
      const problem = problemOf(path, own);
      return problem === undefined ? [] : [`${file}: ${problem}`];
    });
  });
  expect(problems).toEqual([]);
});

test.each([
  ['/groups/*/edit', "/groups/*/edit is a page of mf-groups: write pathTo('/groups/:id/edit')"],
  ['/hives/*/swarms', 'nobody serves /hives/*/swarms'],
  ['/hives/*/life', undefined],
  ['/sign-in', undefined],
  ['/help', undefined],
])('in a remote %s is judged', (path, problem) => {
  expect(problemOf(path, 'mf-hives')).toBe(problem);
});
