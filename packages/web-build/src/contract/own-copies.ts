import type { Module } from 'webpack';

/** A second one of these in a page knows nothing of the first: no client, no cache. The kit lends what is used of them. */
const lentByTheKit = [{ name: '@apollo/client', wayOut: 'import useQuery from @skep/remote-kit' }];

/** Libraries that a remote would bring along although the page has them. Types alone bring nothing. */
export function ownCopyProblems(modules: Iterable<Module>): string[] {
  const files = [...modules].map((module) => (module.nameForCondition() ?? '').replaceAll('\\', '/'));
  return lentByTheKit
    .filter(({ name }) => files.some((file) => file.includes(`/node_modules/${name}/`)))
    .map(({ name, wayOut }) => `it bundles a ${name} of its own: ${wayOut}.`);
}
