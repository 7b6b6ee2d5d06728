import { storedToken } from '../session/stored-token.ts';
import { knownBrowser } from '../session/trusted-device.ts';

/** The app as the person of this sign-in. The way back does not lead to a form that has done its work. */
export function openSignedIn(signedIn: { token: string; knownBrowser: string }): void {
  knownBrowser.keep(signedIn.knownBrowser);
  storedToken.write(signedIn.token);
  window.location.replace('/');
}

export const openSignIn = () => window.location.replace('/sign-in');
