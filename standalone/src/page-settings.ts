import { type Environment, flag, readSettings, text, webAddress } from '@skep/settings';
import { object, optional } from 'valibot';
import type { PageLinks } from './shell-page.ts';

const settings = object({
  // Addresses only: a link in the menu must not be able to run anything.
  SUPPORT_URL: optional(webAddress),
  DOCUMENTATION_URL: optional(webAddress),
  WEBSITE_URL: optional(webAddress),
  WEBSITE_URL_NL: optional(webAddress),
  SUPPORT_EMAIL: optional(text),
  WEBAPP_URL: optional(webAddress),
  SKEP_SERVICE_WORKER: optional(flag, '1'),
});

export interface PageSettings {
  links: PageLinks;
  supportEmail: string | undefined;
  /** Address that people open. */
  publicUrl: string | undefined;
  hasServiceWorker: boolean;
}

/** What the shell's page is told from outside. @throws WrongSetting */
export function readPageSettings(environment: Environment): PageSettings {
  const given = readSettings(settings, environment);
  return {
    links: {
      support: given.SUPPORT_URL,
      documentation: given.DOCUMENTATION_URL,
      website: given.WEBSITE_URL,
      websiteNl: given.WEBSITE_URL_NL,
    },
    supportEmail: given.SUPPORT_EMAIL,
    publicUrl: given.WEBAPP_URL,
    hasServiceWorker: given.SKEP_SERVICE_WORKER,
  };
}
