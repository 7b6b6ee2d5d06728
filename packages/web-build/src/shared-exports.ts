import type { BuiltFile, ExportNames } from '@skep/registry/schema';
import type { ChunkGroup, Compilation, Dependency, Module, ModuleGraph } from 'webpack';
import { preloadable } from './integrity.ts';
import { lentLater } from './shared-libraries.ts';

// What federation's plugin makes of a shared library; webpack's types know only what all modules have.
interface ConsumedModule extends Module {
  options: { shareKey: string };
}
interface ProvidedModule extends Module {
  _name: string;
}
const isConsumed = (module: Module): module is ConsumedModule => module.type === 'consume-shared-module';
const isProvided = (module: Module): module is ProvidedModule => module.type === 'provide-module';

/** What a remote uses of what it borrows. In production alone: where nothing is left out, nothing is known. */
export function usedExports({ modules, moduleGraph }: Compilation): ExportNames {
  return byLibrary(
    [...modules].filter(isConsumed).map((module): Known => {
      const uses = [...moduleGraph.getIncomingConnections(module)].filter((use) => use.isActive(undefined));
      return [module.options.shareKey, uses.flatMap(({ dependency }) => namesOf(dependency, moduleGraph))];
    }),
  );
}

/** What some groups of chunks borrow that the shell lends only when it is wanted. */
export function borrowedOf({ chunkGraph }: Compilation, groups: readonly ChunkGroup[]): string[] {
  const modules = groups.flatMap(({ chunks }) =>
    chunks.flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]),
  );
  const libraries = modules.filter(isConsumed).map(({ options }) => options.shareKey);
  return [...new Set(libraries)].filter((library) => lentLater.has(library));
}

/** Files of what the shell lends only when it is wanted, by library. */
export function lentLaterFiles(compilation: Compilation, base: string): Record<string, BuiltFile[]> {
  const { modules, chunkGraph } = compilation;
  const provided = [...modules].filter(isProvided).filter(({ _name }) => lentLater.has(_name));
  return Object.fromEntries(
    provided.map(({ _name, blocks }) => {
      const files = blocks.flatMap((block) => chunkGraph.getBlockChunkGroup(block)?.getFiles() ?? []);
      return [
        _name,
        preloadable(
          compilation,
          base,
          files.filter((file) => file.endsWith('.js')),
        ),
      ];
    }),
  );
}

/** Of `Menu.Item`, `Menu`. */
function namesOf(dependency: Dependency | null, moduleGraph: ModuleGraph): string[] {
  const paths = dependency?.getReferencedExports(moduleGraph, undefined) ?? [];
  return paths
    .map((path) => (Array.isArray(path) ? path : path.name)[0])
    .filter((name) => name !== undefined);
}

/** What a shell lends of each library. A CommonJS one, whose names are not known, is left out: its version says enough. */
export function lentExports({ modules, moduleGraph }: Compilation): ExportNames {
  return byLibrary(
    [...modules]
      .filter(isProvided)
      .flatMap((module) =>
        [...moduleGraph.getOutgoingConnections(module)].map(
          ({ module: library }): Known => [module._name, library && moduleGraph.getProvidedExports(library)],
        ),
      ),
  );
}

type Known = [library: string, names: Iterable<string> | boolean | null];

function byLibrary(known: readonly Known[]): ExportNames {
  return Object.fromEntries(
    known.flatMap(([library, names]) =>
      names && typeof names !== 'boolean' ? [[library, [...new Set(names)].sort()] as const] : [],
    ),
  );
}
