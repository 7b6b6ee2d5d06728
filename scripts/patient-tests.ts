import { configure } from '@testing-library/dom';

// A machine under load is slow, not wrong: what a test waits for may take long, and Jest's own limit ends what hangs.
configure({ asyncUtilTimeout: 30_000 });

// What a browser tells its console ends a test: a text that cannot be formatted, or that the screen was not given.
globalThis.reportError ??= (error) => {
  throw error;
};
