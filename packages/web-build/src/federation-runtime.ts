import { createInstance } from '@module-federation/enhanced/runtime';
import federation from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

const { bundlerRuntime, attachShareScopeMap } = federation;

/** Replaces what the entry of a remote would bring of federation: 4 KB of each, over and over. */
const lent = {
  // The shell exposes nothing, so that its own copy comes without what a remote's entry begins with.
  bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
  // Its `init` would make the last remote the page's own instance.
  runtime: { init: createInstance },
  attachShareScopeMap,
};

/** Lends the shell's federation to all remotes, by the name of `borrowedRuntime` in `shared-libraries.ts`. */
// biome-ignore lint/style/noDefaultExport: federation takes plugins of its runtime so
export default function lendRuntime() {
  Object.assign(globalThis, { skepFederation: lent });
  return { name: 'skep-lend-runtime' };
}
