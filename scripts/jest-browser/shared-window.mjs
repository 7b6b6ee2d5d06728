import { createRequire } from 'node:module';
import { skipSelectors } from './fast-selectors.mjs';
import { takeSnapshot } from './snapshot.mjs';

const require = createRequire(import.meta.url);
const requireOfEnvironment = createRequire(require.resolve('jest-environment-jsdom'));
skipSelectors(requireOfEnvironment('jsdom/lib/jsdom/living/helpers/selectors.js'));
// Not imported: an import would load jsdom first.
const { TestEnvironment } = require('jest-environment-jsdom');

// Globals that our libraries need and jsdom does not have. MessageChannel is left out on purpose:
// with it React's scheduler would keep the process alive.
const missing = [
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'fetch',
  'Headers',
  'Request',
  'Response',
  'structuredClone',
  'BroadcastChannel',
];

const firstPage = 'http://localhost/';

/** A window and its JavaScript realm, which outlive the test files of a process. */
class SharedWindow extends TestEnvironment {
  constructor(config, context) {
    // Jest puts another console into the window for each file.
    const console = new Proxy(context.console, {
      get: (first, name) => (shared?.global.console ?? first)[name],
    });
    super(config, { ...context, console });
    addMissing(this.global);
    this.restartClock = withClock(this.global.performance);
    const stops = [this.global, this.global.document].map(recordListeners);
    this.stopListening = () => {
      for (const stop of stops) stop();
    };
    this.restoreProperties = takeSnapshot(this.global);
    this.stopTimers = withTimers(this.global);
  }

  /** Brings the window back to its state before the first test file. */
  clean() {
    this.restoreProperties();
    this.stopListening();
    this.stopTimers();
    const { document, localStorage, sessionStorage } = this.global;
    const page = document.createElement('html');
    page.append(document.createElement('head'), document.createElement('body'));
    document.documentElement.replaceWith(page);
    localStorage.clear();
    sessionStorage.clear();
    this.dom.cookieJar.removeAllCookiesSync();
    this.forgetPages();
    this.restartClock();
  }

  /** Uses internals of jsdom, because no public function shortens the history. */
  forgetPages() {
    const pages = this.global._sessionHistory;
    pages.clearHistoryTraversalTasks();
    pages._entries = [pages.currentEntry];
    pages._currentIndex = 0;
    this.global.history.replaceState(null, '', firstPage);
  }
}

let shared;

/** @returns the window of this process. */
export function sharedWindow(config, context) {
  shared ??= new SharedWindow(config, context);
  return shared;
}

function addMissing(window) {
  for (const name of missing) window[name] ??= globalThis[name];
  const { Blob, FileReader } = window;
  Blob.prototype.arrayBuffer ??= function read() {
    return new Promise((done) => {
      const reader = new FileReader();
      reader.onload = () => done(reader.result);
      reader.readAsArrayBuffer(this);
    });
  };
  // An error that a browser would only log fails the test: a text that cannot be formatted, or a missing message.
  window.reportError ??= (error) => {
    throw error;
  };
}

/** @returns a function that stops all timers and animation frames that were started since it was last called. */
function withTimers({ setTimeout, clearTimeout, requestAnimationFrame, cancelAnimationFrame }) {
  let firstTimer = setTimeout(() => undefined);
  let firstFrame = requestAnimationFrame(() => undefined);
  return () => {
    const lastTimer = setTimeout(() => undefined);
    for (let timer = firstTimer; timer <= lastTimer; timer += 1) clearTimeout(timer);
    firstTimer = lastTimer;
    const lastFrame = requestAnimationFrame(() => undefined);
    for (let frame = firstFrame; frame <= lastFrame; frame += 1) cancelAnimationFrame(frame);
    firstFrame = lastFrame;
  };
}

/** @returns a function that sets the age of the page to zero. */
function withClock(performance) {
  const now = performance.now.bind(performance);
  let pageStart = 0;
  performance.now = () => now() - pageStart;
  return () => {
    pageStart = now();
  };
}

/** @returns a function that removes all listeners that are added to this target from now on. */
function recordListeners(target) {
  const added = [];
  const { addEventListener: add, removeEventListener: remove } = target;
  target.addEventListener = function addEventListener(type, listener, options) {
    added.push({ type, listener, isCapturing: isCapturing(options) });
    return add.call(target, type, listener, options);
  };
  target.removeEventListener = function removeEventListener(type, listener, options) {
    const index = added.findIndex(
      (one) => one.type === type && one.listener === listener && one.isCapturing === isCapturing(options),
    );
    // Jest counts listeners for errors, also when one is removed that was never added.
    if (index < 0) return;
    added.splice(index, 1);
    remove.call(target, type, listener, options);
  };
  return () => {
    for (const { type, listener, isCapturing } of added.splice(0))
      remove.call(target, type, listener, isCapturing);
  };
}

const isCapturing = (options) => (typeof options === 'object' ? options?.capture : options) === true;
