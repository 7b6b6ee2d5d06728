import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WrongSetting } from '@skep/settings';
import { projectRoot } from './folders.ts';
import { newRemote } from './new-remote.ts';
import { writeTemplates } from './templates.ts';

const templates = join(import.meta.dirname, '../templates/domain');

/** What a domain is called: `alerts`, and one of them `alert`. */
interface DomainNames {
  many: string;
  one: string;
}

/**
 * Makes a new domain from table to form, which builds and passes its tests as it is: a folder of the api, a slice of the
 * gateway, a remote, and their lines in the lists.
 * @param many as `alerts`
 * @param one one of them. Default: without the last s
 * @throws WrongSetting for names that cannot be used
 */
export function newDomain(
  many: string,
  one: string = many.replace(/s$/, ''),
  root = projectRoot,
  now = new Date(),
): void {
  const names = { many, one };
  refuseWrong(names, root);
  newRemote(`mf-${many}`, root);
  const made = writeTemplates(templates, root, (text) => fillIn(text, names, now));
  const listed = additions(names).map(({ file, text, before }) => {
    add(join(root, file), text, before);
    return file;
  });
  // Names that are longer or shorter than those of the templates break lines elsewhere, and sort elsewhere.
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const files = [...new Set([...made, ...listed])];
  execFileSync(process.execPath, [biome, 'check', '--write', ...files], { cwd: root, stdio: 'pipe' });
}

function refuseWrong({ many, one }: DomainNames, root: string): void {
  for (const name of [many, one]) {
    if (!/^[a-z]+$/.test(name))
      throw new WrongSetting(`"${name}" cannot name a domain: write one word, something like alerts.`);
  }
  if (many === one)
    throw new WrongSetting(
      `What is one of ${many} called? Write it too: npm run new-domain -- ${many} <one>.`,
    );
  for (const folder of [`api/src/${many}`, `gateway/src/slices/${many}`, `mf-${many}`]) {
    if (existsSync(join(root, folder)))
      throw new WrongSetting(`${folder} is there already: choose another name.`);
  }
}

/** `examples` and `example` in a template stand for the domain's names, `NOW` for the minute. */
function fillIn(text: string, { many, one }: DomainNames, now: Date): string {
  return text
    .replaceAll('NOW', now.toISOString().slice(0, 16).replace('T', '-').replace(':', ''))
    .replaceAll('Examples', inCapital(many))
    .replaceAll('examples', many)
    .replaceAll('Example', inCapital(one))
    .replaceAll('example', one);
}

function inCapital(word: string): string {
  return word.replace(/^./, (letter) => letter.toUpperCase());
}

interface Addition {
  file: string;
  /** The text of the file that it comes before. Default: its beginning. */
  before?: string;
  text: string;
}

/** Everything outside of the domain's own folders that has to name it. */
function additions({ many, one }: DomainNames): Addition[] {
  return [
    { file: 'packages/domain/src/public.ts', text: `export * from './${one}-rules.ts';\n` },
    { file: 'api/src/domains.ts', text: `import { ${many} } from '#${many}/domain.ts';\n` },
    { file: 'api/src/domains.ts', before: '  exportsOfEverything,', text: `  ${many},\n` },
    {
      file: 'api/src/testing/access-table.ts',
      text: `import { ${one}Access } from '#${many}/${many}/access-rows.ts';\n`,
    },
    { file: 'api/src/testing/access-table.ts', before: '  ...exportAccess,', text: `  ...${one}Access,\n` },
    { file: '.dependency-cruiser.mjs', before: "  ['imports'],", text: `  ['${many}', '${many}'],\n` },
    {
      file: 'api/locales/exports/en.json',
      before: '  "mail.subject":',
      text: `  "table.${many}": {\n    "defaultMessage": "${many}",\n    "description": "What a file of an export holds, in the list of its files."\n  },\n`,
    },
    {
      file: 'api/locales/exports/nl.json',
      before: '  "mail.subject":',
      text: `  "table.${many}": "${many}",\n`,
    },
    { file: 'gateway/src/slices.ts', text: `import { ${many} } from './slices/${many}/slice.ts';\n` },
    { file: 'gateway/src/slices.ts', before: '] as const;', text: `  ${many},\n` },
    {
      file: 'gateway/src/testing/operations.ts',
      text: `import { ${many}Operations } from '../slices/${many}/test-operations.ts';\n`,
    },
    {
      file: 'gateway/src/testing/operations.ts',
      before: '  ...accountQueries,',
      text: `  ...${many}Operations,\n`,
    },
  ];
}

/** @throws Error when the file has lost the text that something new comes before. */
function add(path: string, text: string, before = ''): void {
  const held = readFileSync(path, 'utf8');
  const index = held.indexOf(before);
  if (index === -1) throw new Error(`${path} has no "${before}": say in new-domain.ts what to look for.`);
  writeFileSync(path, `${held.slice(0, index)}${text}${held.slice(index)}`);
}
