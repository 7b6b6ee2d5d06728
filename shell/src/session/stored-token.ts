import { browserStorage } from '../services/browser-storage.ts';

/** Where the token is stored between pages and visits. */
export const tokenKey = 'skep.session';

/** Tells the server which page a visit probably wants, and nothing else: no right hangs on it. */
const hintCookie = 'skep.signed-in';

const aYearInSeconds = 31_536_000;

/** The token in this browser: the only place that reads or writes it. */
export const storedToken = {
  read: () => browserStorage.read(tokenKey),
  write(token: string | undefined): void {
    browserStorage.write(tokenKey, token);
    const age = token === undefined ? 0 : aYearInSeconds;
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store needs a secure origin, a server at home has none.
    document.cookie = `${hintCookie}=1; path=/; max-age=${age}; samesite=lax`;
  },
};
