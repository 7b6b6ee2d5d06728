import type { LanguageCode } from '@skep/domain';
import type { PageSettings } from '../page-settings.ts';

/** Pages elsewhere, in the person's language; undefined where the server names none. */
export interface OutsideLinks {
  support: string | undefined;
  documentation: string | undefined;
  /** Terms and policy, in place of our own pages. */
  policy: string | undefined;
  website: string | undefined;
}

/** Languages whose pages of support and documentation are called otherwise. */
const supportPages: Partial<Record<LanguageCode, string>> = { sv: 'en', pt: 'pt-PT' };

export function outsideLinks(
  { links = {} }: Pick<PageSettings, 'links'>,
  language: LanguageCode,
): OutsideLinks {
  const inLanguage = (address: string | undefined) =>
    address?.replaceAll('{language}', supportPages[language] ?? language);
  return {
    support: inLanguage(links.support),
    documentation: inLanguage(links.documentation),
    policy: inLanguage(links.policy),
    website: (language === 'nl' ? links.websiteNl : undefined) ?? links.website,
  };
}
