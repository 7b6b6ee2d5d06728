import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { type BuiltRemote, parseRemoteDeclaration, type RemoteDeclaration } from '@skep/registry/schema';
import type { Compilation } from 'webpack';
import { readLabels } from './contract/declaration.ts';
import { firstFilesOf } from './contract/size.ts';
import { firstQuestion, questionNamed } from './first-question.ts';
import { integrityOf, preloadable } from './integrity.ts';
import { offlineFilesOf } from './offline-files.ts';
import { readDocuments, readJson } from './read-json.ts';
import { screenFilesOf } from './screen-files.ts';
import { usedExports } from './shared-exports.ts';
import { sharedVersions } from './shared-libraries.ts';
import { firstTextsOf } from './text-files.ts';

/**
 * What a build adds to the registry. Its files are served at `/remotes/<name>/<version>/`; the version holds a hash
 * of everything that is shipped under it, so that what it names never changes.
 * @param isProduction false: work in progress, which changes under one name and is bound by no hash
 */
export function buildRegistryRow(
  compilation: Compilation,
  folder: string,
  isProduction: boolean,
): BuiltRemote {
  const parsed = parseRemoteDeclaration(readJson(join(folder, 'remote.json')));
  if (!parsed.success) throw new Error(parsed.problems.join('\n'));
  const { name, kit } = parsed.declaration;
  const described = {
    contributions: contributionsOf(parsed.declaration, folder),
    documents: readDocuments(folder),
    shared: sharedVersions(folder, 'consumes'),
    uses: usedExports(compilation),
  };
  const version = isProduction
    ? `${readJson(join(folder, 'package.json')).version}-${contentHash(compilation, { kit, ...described })}`
    : 'dev';
  const base = `/remotes/${name}/${version}/`;
  const [entry, ...rest] = firstFilesOf(compilation);
  if (entry === undefined) throw new Error(`${name} was built without a federation entry.`);
  return {
    row: {
      name,
      version,
      kit,
      entry: base + entry,
      integrity: isProduction ? integrityOf(compilation, entry) : '',
      preload: isProduction ? preloadable(compilation, base, rest) : [],
      contributions: described.contributions,
    },
    documents: described.documents,
    shared: described.shared,
    uses: described.uses,
    ...(isProduction && {
      ahead: {
        texts: firstTextsOf(compilation, base),
        ...screenFilesOf(compilation, base, parsed.declaration),
        questions: questionsOf(parsed.declaration, described.documents),
        ...offlineOf(compilation, base, parsed.declaration, described.documents),
      },
    }),
  };
}

function offlineOf(
  compilation: Compilation,
  base: string,
  { routes }: RemoteDeclaration,
  documents: Readonly<Record<string, string>>,
) {
  const requests = new Set(
    routes.flatMap(({ offline, screen, texts }) => (offline ? [`../${screen}`, `../${texts}`] : [])),
  );
  if (requests.size === 0) return {};
  const questions = routes.flatMap(({ offline }) =>
    typeof offline === 'object'
      ? [
          {
            ...questionNamed(documents, offline.query),
            variables: offline.variables,
            complete: offline.complete,
            parts: offline.parts,
          },
        ]
      : [],
  );
  const files = offlineFilesOf(compilation, base, ({ request }) => requests.has(request));
  return { offline: { ...files, questions } };
}

function questionsOf({ routes }: RemoteDeclaration, documents: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    routes.flatMap(({ path, query }) =>
      query === undefined ? [] : [[path, firstQuestion(documents, query)]],
    ),
  );
}

function contributionsOf({ routes, tabs, drawer, create, slots }: RemoteDeclaration, folder: string) {
  const inEveryLanguage = labelTexts(folder);
  return {
    routes: routes.map(
      ({ screen: _screen, texts: _texts, query: _query, draws: _draws, offline: _offline, ...route }) =>
        route,
    ),
    tabs: tabs.map((item) => ({ ...item, label: inEveryLanguage(item.label) })),
    drawer: drawer.map((item) => ({ ...item, label: inEveryLanguage(item.label) })),
    create: create.map((item) => ({ ...item, label: inEveryLanguage(item.label) })),
    ...(slots.length > 0 && { slots }),
  };
}

function contentHash(compilation: Compilation, described: object): string {
  const hash = createHash('sha256').update(JSON.stringify(described));
  for (const { name, source } of compilation.getAssets().toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    hash.update(name).update(source.buffer());
  }
  return hash.digest('hex').slice(0, 12);
}

/** The shell draws its menus before any remote is loaded, so their words travel in the registry. */
function labelTexts(folder: string) {
  const languages = Object.entries(readLabels(folder));
  return (id: string): Record<string, string> =>
    Object.fromEntries(
      languages.flatMap(([code, words]) => (words[id] === undefined ? [] : [[code, words[id]]])),
    );
}
