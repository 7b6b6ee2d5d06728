import type { Environment } from '@skep/api';
import { WrongSetting } from './settings.ts';
import type { PageLinks } from './shell-page.ts';

const names = { support: 'SUPPORT_URL', website: 'WEBSITE_URL', websiteNl: 'WEBSITE_URL_NL' } as const;

/** @throws WrongSetting for what is no web address: a link in the menu must not be able to run anything. */
export function readPageLinks(environment: Environment): PageLinks {
  const read = <Key extends keyof typeof names>(key: Key) => {
    const url = environment[names[key]]?.trim();
    if (url === undefined || url === '') return {};
    if (!isWebAddress(url)) {
      throw new WrongSetting(
        `${names[key]} is "${url}", but must be a web address such as https://skep.example.`,
      );
    }
    return { [key]: url };
  };
  return { ...read('support'), ...read('website'), ...read('websiteNl') };
}

function isWebAddress(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}
