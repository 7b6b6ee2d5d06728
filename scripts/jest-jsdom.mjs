import { TestEnvironment } from 'jest-environment-jsdom';

// What jsdom leaves out and our libraries expect. MessageChannel stays out on purpose:
// with it React's scheduler keeps the run from ever ending.
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

export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of missing) this.global[name] ??= globalThis[name];
    const { Blob, FileReader } = this.global;
    Blob.prototype.arrayBuffer ??= function read() {
      return new Promise((done) => {
        const reader = new FileReader();
        reader.onload = () => done(reader.result);
        reader.readAsArrayBuffer(this);
      });
    };
    // What a browser tells its console ends a test: a text that cannot be formatted, or that the screen was not given.
    this.global.reportError ??= (error) => {
      throw error;
    };
  }
}
