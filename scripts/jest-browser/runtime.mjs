import { createRequire } from 'node:module';
import JestRuntime from 'jest-runtime';
import BrowserEnvironment from './environment.mjs';
import { sharedWindow } from './shared-window.mjs';

/** Libraries that keep elements or listeners of a page, or add hooks to a test file: each file loads its own copy. */
const ownPerFile =
  /\/node_modules\/(@testing-library\/[^/]+|styled-components|single-spa)\/(?!.*\/node_modules\/)/;
const isLibrary = (path) => path.includes('/node_modules/') && !ownPerFile.test(path);

/** Compiled code by path. It is valid for all files of a process, because they share a window. */
const functions = new Map();
/** Transformed code by path and kind of module. */
const transformed = new Map();
/** The runtime that loads libraries. It lives as long as the process. */
let libraries;

/**
 * Loads the imports of a test file of a screen. Libraries are loaded once for all files of a process. Modules of the
 * project are transformed and compiled once, but run again for each file, so that their variables start fresh.
 */
export default class BrowserRuntime extends JestRuntime {
  constructor(config, environment, resolver, transformer, ...rest) {
    const withMemory = rememberTransforms(transformer);
    super(config, environment, resolver, withMemory, ...rest);
    // A comment in a test file can select Node's environment.
    this.isInBrowser = environment instanceof BrowserEnvironment;
    if (!this.isInBrowser) return;
    libraries ??= loadFirstLibraries(new JestRuntime(config, sharedWindow(), resolver, withMemory, ...rest));
    this.executor.compile = compileOnce;
  }

  requireModule(from, moduleName, options, isActual) {
    const path = this.isInBrowser && !options?.isInternalModule && this.pathOf(from, moduleName);
    return path && isLibrary(path)
      ? libraries.requireModule(path)
      : super.requireModule(from, moduleName, options, isActual);
  }

  /** Returns undefined for a module of Node. */
  pathOf(from, moduleName) {
    const isOfNode = moduleName && this._resolution.isCoreModule(moduleName);
    return isOfNode ? undefined : this._resolution.resolveCjs(from, moduleName);
  }
}

/**
 * Loads React with Node's timers and clock, because React keeps those that exist when it is loaded. They must not be fake
 * ones of a test. Timers of the window are stopped when a file ends, and React would wait for them forever; the clock of
 * the window goes back when a file ends, and React would delay a screen for as long.
 */
function loadFirstLibraries(runtime) {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('@testing-library/react'));
  const { global } = sharedWindow();
  const clock = { now: () => performance.now() };
  const ofNode = Object.entries({ setTimeout, clearTimeout, performance: clock });
  const ofWindow = ofNode.map(([name]) => [name, Object.getOwnPropertyDescriptor(global, name)]);
  for (const [name, value] of ofNode) Object.defineProperty(global, name, { value, configurable: true });
  runtime.requireModule(resolve('react-dom/client'));
  for (const [name, descriptor] of ofWindow) Object.defineProperty(global, name, descriptor);
  return runtime;
}

function compileOnce(source, path) {
  const known = functions.get(path);
  if (known?.source === source) return known.run;
  const run = libraries.executor.compile(source, path);
  functions.set(path, { source, run });
  return run;
}

function rememberTransforms(transformer) {
  const remembering = Object.create(transformer);
  remembering.transform = (path, options, source) => {
    const key = `${path} ${options.supportsStaticESM} ${options.instrument}`;
    const known = transformed.get(key);
    if (known?.originalCode === source) return known;
    const result = transformer.transform(path, options, source);
    transformed.set(key, result);
    return result;
  };
  return remembering;
}
