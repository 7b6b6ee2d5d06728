import { browserStorage } from '../services/browser-storage.ts';

const key = 'skep.known-browser';

/** The token of a browser that its person has signed in with before; it survives a sign-out. */
export const knownBrowser = {
  keep: (value: string) => browserStorage.write(key, value),
  /** For the input of a sign-in. */
  input(): { knownBrowser?: string } {
    const value = browserStorage.read(key);
    return value === undefined ? {} : { knownBrowser: value };
  },
};
