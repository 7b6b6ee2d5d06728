import type { RegistryDocument } from '@skep/registry/schema';

/** What the server wrote into the page next to the registry. */
export interface PageSettings {
  graphqlUrl: string;
  mode: 'production' | 'demo' | 'development';
  version: string;
  supportEmail?: string;
  /** Who runs this installation, for the privacy page. */
  operator?: { name?: string; address?: string; contact?: string };
  links?:
    | { support?: string; documentation?: string; policy?: string; website?: string; websiteNl?: string }
    | undefined;
  /** Name of the identity provider by which people can sign in. */
  signInProvider?: string;
  /** Who may make an account; absent: everybody. */
  signUp?: 'invitation' | 'closed' | undefined;
  demo?: { email: string; password: string };
}

// The server has checked both and wrote them into the page that runs this: a parser would be a thirtieth of a first visit.

export function readPageSettings(): PageSettings {
  return JSON.parse(textOf('skep-config'));
}

export function readRegistry(): RegistryDocument {
  return JSON.parse(textOf('skep-registry'));
}

/** The text of one of the page's elements of data. */
export function textOf(id: string): string {
  const text = document.getElementById(id)?.textContent;
  if (!text) throw new Error(`The page has no ${id}: it does not come from Skep's server.`);
  return text;
}
