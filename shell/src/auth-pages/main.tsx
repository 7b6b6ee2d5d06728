import { type AccountPath, accountPathOf, languageFor } from '@skep/domain';
import { loadTexts } from '@skep/i18n';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { type AccountParts, nothingIsStored } from '../account/account-context.ts';
import { accountMessages } from '../account/account-messages.ts';
import { localPath } from '../account/local-path.ts';
import { readPageSettings } from '../page-settings.ts';
import { registerServiceWorker } from '../service-worker/register.ts';
import { createLanguage } from '../services/language.ts';
import { createTheme } from '../services/theme.ts';
import { storedToken, tokenKey } from '../session/stored-token.ts';
import { AuthApp } from './AuthApp.tsx';
import { createAccountClient } from './account-client.ts';
import { fetchAppAhead } from './prefetch-app.ts';

/** A page of the way in: the one that the server has drawn comes to life, or it is drawn here. */
async function begin(): Promise<void> {
  const page = document.getElementById('skep');
  if (!page) throw new Error('The page has no element for the shell.');
  const path = accountPathOf(window.location.pathname) ?? '/404';
  if (path !== '/404' && goOnWhenSignedIn(path)) return;
  createTheme();
  const drawnIn = page.hasChildNodes() ? languageFor([document.documentElement.lang]) : undefined;
  const parts = createParts();
  await loadTexts(accountMessages, parts.language.get());
  const app = <AuthApp parts={parts} path={path} />;
  if (drawnIn === parts.language.get()) hydrateRoot(page, app);
  else createRoot(page).render(app);
  fetchAppAhead(page);
  registerServiceWorker();
}

function createParts(): AccountParts {
  const settings = readPageSettings();
  const language = createLanguage(languageFor(navigator.languages));
  return {
    query: new URLSearchParams(window.location.search),
    demo: settings.demo,
    signInProvider: settings.signInProvider,
    links: settings.links,
    signUp: settings.signUp,
    language,
    client: createAccountClient({ graphqlUrl: settings.graphqlUrl, language: language.get }),
    goTo: (path) => window.location.assign(path),
    begin(token, path) {
      storedToken.write(token);
      // The way back does not lead to a form that has done its work.
      window.location.replace(storedToken.read() === token ? path : `/sign-in?msg=${nothingIsStored}`);
    },
  };
}

/** Somebody who is signed in, here or meanwhile in another tab, has no use for these pages. */
function goOnWhenSignedIn(path: AccountPath): boolean {
  const goOn = () => {
    const token = storedToken.read();
    if (token === undefined) return false;
    // Written again for the server's hint, which an earlier visit may not have left.
    storedToken.write(token);
    const { search, origin } = window.location;
    const wanted = new URLSearchParams(search).get('redirectFrom');
    // Somebody who links their account comes back from the identity provider, too.
    const next = path === '/sign-in-return' ? `/security${search}` : localPath(wanted, origin);
    window.location.replace(next);
    return true;
  };
  window.addEventListener('storage', ({ key }) => {
    if (key === tokenKey) goOn();
  });
  return goOn();
}

void begin();
