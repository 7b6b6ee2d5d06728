import type { Compilation, Module } from 'webpack';

const lifecycles = ['bootstrap', 'mount', 'unmount'];

/** The exposed module must export the three lifecycles by name: the shell asks for nothing else. */
export function exportProblems(
  compilation: Compilation,
  modules: Iterable<Module>,
  mainFile: string,
): string[] {
  for (const module of modules) {
    if (module.nameForCondition() !== mainFile) continue;
    const provided = compilation.moduleGraph.getProvidedExports(module);
    const names = Array.isArray(provided) ? provided : [];
    return lifecycles
      .filter((name) => !names.includes(name))
      .map((name) => `src/main.ts does not export "${name}": export the lifecycles of defineRemote by name.`);
  }
  return ['src/main.ts is missing: it exports bootstrap, mount and unmount.'];
}
