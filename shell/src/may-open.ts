import type { Person } from '@skep/remote-kit';
import type { OwnPage } from './shell-routes.ts';
import { isTranslator } from './translations/is-translator.ts';

/**
 * Whether a page is drawn for this person, and offered in the menu. The server decides what it shows; this only saves them from
 * what they would be refused. @param person undefined: nobody is signed in
 */
export function mayOpen(access: OwnPage['access'], person: Person | undefined): boolean {
  if (access === 'admin') return person?.isAdmin === true;
  if (access === 'translator') return isTranslator(person);
  return access === 'everybody' || person !== undefined;
}
