import type { LanguageCode } from '@skep/domain';
import type { MutationClient, WritableStore } from '@skep/remote-kit';
import { createContext, useContext } from 'react';
import type { PageSettings } from '../page-settings.ts';

/** What the screens of the way in need. Their page has no router, no cache and no remotes: it must be there at once. */
export interface AccountParts {
  /** Of the page's own address. */
  query: URLSearchParams;
  /** The demo account, where there is one. */
  demo: PageSettings['demo'];
  /** Name of the identity provider, where there is one. */
  signInProvider?: PageSettings['signInProvider'] | undefined;
  /** Pages elsewhere, of which terms and policy matter here. */
  links: PageSettings['links'];
  /** Who may make an account; undefined: everybody. */
  signUp: PageSettings['signUp'];
  language: WritableStore<LanguageCode>;
  client: MutationClient;
  /** Opens another page. */
  goTo: (path: string) => void;
  /** Keeps the token for the app, and opens a page of it. */
  begin: (token: string, path: string) => void;
}

export const AccountContext = createContext<AccountParts | undefined>(undefined);

export function useAccount(): AccountParts {
  const parts = useContext(AccountContext);
  if (!parts) throw new Error('useAccount is used outside of the account pages.');
  return parts;
}

/** The notice of the sign-in page when the browser forbids storage: nobody stays signed in then. */
export const nothingIsStored = 'nothing_is_kept';
