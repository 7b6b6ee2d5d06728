import { setTimeout } from 'node:timers/promises';
import { sharedWindow } from './shared-window.mjs';

// styled-components adds rule by rule, as in production: with text nodes jsdom reads all rules again for each new one,
// which takes a seventh of the time.
process.env.SC_DISABLE_SPEEDY ??= 'false';

/**
 * The environment of a test file of a screen. All files of a process share one window, so that compiled code stays valid
 * for all of them (see runtime.mjs). The window is cleaned when a file ends.
 */
export default class BrowserEnvironment {
  constructor(config, context) {
    this.window = sharedWindow(config, context);
    const { global, moduleMocker, fakeTimersModern } = this.window;
    Object.assign(this, { global, moduleMocker, fakeTimersModern });
  }

  setup() {
    return Promise.resolve();
  }

  async teardown() {
    this.fakeTimersModern.dispose();
    this.window.stopTimers();
    // React finishes the work that it has scheduled before the page is removed.
    await setTimeout(1);
    this.window.clean();
    this.global = null;
  }

  exportConditions() {
    return this.window.exportConditions();
  }

  /** Returns null after the end of the file, so that code still running loads no more modules. */
  getVmContext() {
    return this.global && this.window.getVmContext();
  }
}
