import { join } from 'node:path';
import { readJson } from '../read-json.ts';
import { packageNameOf, sharedLibraries } from '../shared-libraries.ts';

const federatedPackages = [
  '@module-federation/enhanced',
  '@module-federation/runtime',
  'single-spa',
  'single-spa-react',
];

/**
 * Exact versions come from one list, the catalog of pnpm-workspace.yaml: a remote that names a version of its own
 * would drift from the copy that the shell lends. Loading other remotes is the shell's alone.
 */
export function sharedVersionProblems(folder: string): string[] {
  const { dependencies = {} }: { dependencies?: Record<string, string> } = readJson(
    join(folder, 'package.json'),
  );
  const shared = new Set(sharedLibraries.map(packageNameOf));
  const problems = Object.entries(dependencies)
    .filter(([name, range]) => shared.has(name) && range !== 'catalog:' && !range.startsWith('workspace:'))
    .map(
      ([name, range]) =>
        `package.json asks for ${name} ${range}: write "catalog:", shared libraries have one version.`,
    );
  for (const name of federatedPackages) {
    if (name in dependencies)
      problems.push(`package.json depends on ${name}: only the shell loads remotes, remove it.`);
  }
  return problems;
}
