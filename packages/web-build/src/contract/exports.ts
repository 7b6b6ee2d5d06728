import { join } from 'node:path';
import type { Compilation, Module } from 'webpack';

const lifecycles = {
  names: ['bootstrap', 'mount', 'unmount'],
  wayOut: 'export the lifecycles of defineRemote by name',
};
const slots = { names: ['slots'], wayOut: 'export what defineSlots gives by that name' };

/** What the exposed modules must export by name: the shell asks for nothing else. */
export function exportProblems(
  compilation: Compilation,
  modules: Iterable<Module>,
  folder: string,
  hasSlots: boolean,
): string[] {
  const known = [...modules];
  return [
    ...missingExports(compilation, known, folder, 'src/main.ts', lifecycles),
    ...(hasSlots ? missingExports(compilation, known, folder, 'src/slots.ts', slots) : []),
  ];
}

function missingExports(
  compilation: Compilation,
  modules: readonly Module[],
  folder: string,
  file: string,
  { names, wayOut }: { names: string[]; wayOut: string },
): string[] {
  const module = modules.find((one) => one.nameForCondition() === join(folder, file));
  if (!module) return [`${file} is missing: it exports ${names.join(', ')}.`];
  const provided = compilation.moduleGraph.getProvidedExports(module);
  const given = Array.isArray(provided) ? provided : [];
  return names
    .filter((name) => !given.includes(name))
    .map((name) => `${file} does not export "${name}": ${wayOut}.`);
}
