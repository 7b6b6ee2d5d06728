import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

// What the documents tell to type must work where Node 18 and npm are all there is: scripts/run.mjs brings the rest.

const root = resolve(import.meta.dirname, '..');
const scripts: Record<string, string> = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;
const documents = execFileSync('git', ['ls-files', '*.md', '*.md.template'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n');

/** Code in backquotes and lines of code blocks that begin like a command. */
function commandsIn(document: string): string[] {
  const text = readFileSync(join(root, document), 'utf8');
  const code = text.matchAll(/^```.*?\n(.*?)^```|`([^`\n]+)`/gms);
  return [...code]
    .flatMap(([, block, word]) => (block ?? word ?? '').split('\n'))
    .map((line) => line.trim())
    .filter((line) => /^(npm|npx|pnpm|node|jest|biome|tsc) \S/.test(line));
}

const commands = documents.flatMap((document) => commandsIn(document).map((command) => [document, command]));

test('documents tell commands', () => {
  expect(commands.length).toBeGreaterThan(20);
});

test.each(commands)('%s tells what works without pnpm: %s', (_document, command) => {
  const [, name] = /^npm (?:run )?([\w:-]+)/.exec(command ?? '') ?? [];
  expect(Object.keys(scripts)).toContain(name);
});

test.each(Object.entries(scripts))(
  'npm run %s goes through the door that brings pnpm and Node',
  (name, script) => {
    // With `exec` npm itself is its parent, whose end it notices: a killed run must leave nothing behind.
    const start = name.startsWith('test') ? 'exec node' : 'node';
    expect(script).toBe(`${start} scripts/run.mjs ${name}`);
  },
);
