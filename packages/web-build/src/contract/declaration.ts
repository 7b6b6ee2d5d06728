import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isOfferedLanguage } from '@skep/domain';
import { textsOfFile } from '@skep/domain/messages';
import { kitServes } from '@skep/registry/kit';
import { parseRemoteDeclaration } from '@skep/registry/schema';
import { readJson } from '../read-json.ts';
import { installedVersion } from '../shared-libraries.ts';

/** What is wrong with `<folder>/remote.json`: its shape, its name, its kit range, its labels. */
export function declarationProblems(folder: string): string[] {
  const parsed = parseRemoteDeclaration(readJson(join(folder, 'remote.json')));
  if (!parsed.success) return parsed.problems.map((problem) => `remote.json: ${problem}`);
  const { declaration } = parsed;
  const problems: string[] = [];
  if (declaration.name !== basename(folder)) {
    problems.push(
      `remote.json names "${declaration.name}", but its folder is ${basename(folder)}: use the folder's name.`,
    );
  }
  const kit = installedVersion(folder, '@skep/remote-kit');
  if (!kitServes(declaration.kit, kit)) {
    problems.push(
      `remote.json asks for kit ${declaration.kit}, installed is ${kit}: change "kit" and follow the kit's changelog.`,
    );
  }
  const words = readLabels(folder).en ?? {};
  for (const { label } of [...declaration.tabs, ...declaration.drawer, ...declaration.create]) {
    if (!(label in words))
      problems.push(`remote.json uses the label "${label}", which locales/en.json lacks: add it there.`);
  }
  return problems;
}

/** Whether its `remote.json` names slots; one with problems names none, and is refused for them. */
export function fillsSlots(folder: string): boolean {
  const parsed = parseRemoteDeclaration(readJson(join(folder, 'remote.json')));
  return parsed.success && parsed.declaration.slots.length > 0;
}

/** Messages of every offered language that the remote has, by language code. */
export function readLabels(folder: string): Record<string, Record<string, string>> {
  const directory = join(folder, 'locales');
  const codes = readdirSync(directory)
    .filter((name) => name.endsWith('.json'))
    .map((name) => basename(name, '.json'))
    .filter(isOfferedLanguage);
  return Object.fromEntries(
    codes.map((code) => [code, textsOfFile(readJson(join(directory, `${code}.json`)))]),
  );
}
