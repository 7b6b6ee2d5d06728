import type { LanguageCode } from '@skep/domain';
import type { PageSettings } from '../page-settings.ts';

/** Pages elsewhere, in the person's language; undefined where the server names none. */
export interface OutsideLinks {
  support: string | undefined;
  website: string | undefined;
}

/** Languages whose support page is called otherwise (spec 2). */
const supportPages: Partial<Record<LanguageCode, string>> = { sv: 'en', pt: 'pt-PT' };

export function outsideLinks({ links = {} }: PageSettings, language: LanguageCode): OutsideLinks {
  return {
    support: links.support?.replaceAll('{language}', supportPages[language] ?? language),
    website: (language === 'nl' ? links.websiteNl : undefined) ?? links.website,
  };
}
