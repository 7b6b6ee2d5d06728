import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';

const require = createRequire(import.meta.url);

/** Where a test file of a service runs. What it imports is loaded outside of it, see jest-native.mjs. */
export default class ServiceEnvironment extends TestEnvironment {
  constructor(...given) {
    super(...given);
    this.global.loadNatively = (path) => require(path);
    // Dates and errors cross the border, and either side asks whether they are such.
    Object.assign(this.global, { Date, Error });
  }
}
