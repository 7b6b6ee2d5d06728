import { type Environment, flag, readSettings, site, text, tilesAddress, webAddress } from '@skep/settings';
import { object, optional } from 'valibot';
import type { Operator, PageLinks } from './shell-page.ts';

const settings = object({
  // Addresses only: a link in the menu must not be able to run anything.
  SUPPORT_URL: optional(webAddress),
  DOCUMENTATION_URL: optional(webAddress),
  POLICY_URL: optional(webAddress),
  WEBSITE_URL: optional(webAddress),
  WEBSITE_URL_NL: optional(webAddress),
  SUPPORT_EMAIL: optional(text),
  OPERATOR_NAME: optional(text),
  OPERATOR_ADDRESS: optional(text),
  OPERATOR_CONTACT: optional(text),
  OIDC_ISSUER: optional(webAddress),
  OIDC_NAME: optional(text),
  WEBAPP_URL: optional(site),
  MAP_TILES_URL: optional(tilesAddress),
  SKEP_SERVICE_WORKER: optional(flag, '1'),
});

export interface PageSettings {
  links: PageLinks;
  supportEmail: string | undefined;
  operator: Operator;
  /** Name of the identity provider by which people can sign in: by default its host. */
  signInProvider: string | undefined;
  /** Address that people open. */
  publicUrl: string | undefined;
  /** Where pieces of maps are fetched from; undefined: nowhere. */
  tileOrigin: string | undefined;
  hasServiceWorker: boolean;
}

/** What the shell's page is told from outside. @throws WrongSetting */
export function readPageSettings(environment: Environment): PageSettings {
  const given = readSettings(settings, environment);
  return {
    links: {
      support: given.SUPPORT_URL,
      documentation: given.DOCUMENTATION_URL,
      policy: given.POLICY_URL,
      website: given.WEBSITE_URL,
      websiteNl: given.WEBSITE_URL_NL,
    },
    supportEmail: given.SUPPORT_EMAIL,
    operator: {
      name: given.OPERATOR_NAME,
      address: given.OPERATOR_ADDRESS,
      contact: given.OPERATOR_CONTACT,
    },
    signInProvider: given.OIDC_ISSUER && (given.OIDC_NAME ?? new URL(given.OIDC_ISSUER).hostname),
    publicUrl: given.WEBAPP_URL,
    tileOrigin: given.MAP_TILES_URL && new URL(given.MAP_TILES_URL).origin,
    hasServiceWorker: given.SKEP_SERVICE_WORKER,
  };
}

/** What an operator reads at the start of an installation for the public whose privacy page does not say who runs it. */
export function operatorWarning({
  operator: { name, address, contact },
}: Pick<PageSettings, 'operator'>): string | undefined {
  const given = { OPERATOR_NAME: name, OPERATOR_ADDRESS: address, OPERATOR_CONTACT: contact };
  const missing = Object.entries(given).flatMap(([setting, value]) => (value === undefined ? [setting] : []));
  if (missing.length === 0) return undefined;
  return `The privacy page does not say who runs this installation. Set ${missing.join(', ')}, or fill it in in the administration`;
}
