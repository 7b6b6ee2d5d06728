import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../standalone/src/folders.ts';
import { type KnownAdvisories, packagesIn, warnings } from './advisories.ts';
import { askRegistry } from './registry.ts';

// `npm run advisories` asks the registry what it knows of the packages in the lockfile, adds that to what was known, and
// says what is wrong. `npm test -- advisories` reads the file alone, so that it passes where no service answers.

const file = join(import.meta.dirname, 'known.json');
const registry = process.env.npm_config_registry ?? 'https://registry.npmjs.org/';
const packages = packagesIn(readFileSync(join(projectRoot, 'pnpm-lock.yaml'), 'utf8'));
const known = process.argv.includes('--offline') ? read() : await updated();

const found = warnings(packages, known.advisories);
for (const line of found) process.stdout.write(`${line}\n`);
const summary = `${known.advisories.length} advisories of ${known.date}`;
process.stdout.write(`${summary}: ${found.length} of ${packages.size} packages are concerned.\n`);
process.exitCode = found.length === 0 ? 0 : 1;

function read(): KnownAdvisories {
  return JSON.parse(readFileSync(file, 'utf8'));
}

async function updated(): Promise<KnownAdvisories> {
  const byKey = new Map(
    [...read().advisories, ...(await askRegistry(registry, packages))].map((each) => [
      `${each.package} ${each.id} ${each.vulnerable}`,
      each,
    ]),
  );
  const now = {
    source: `${registry}, beside what was known before`,
    date: new Date().toISOString().slice(0, 10),
    advisories: [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, advisory]) => advisory),
  };
  writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`);
  return now;
}
