import type { Person } from '@skep/remote-kit';

/** Who may edit texts. The server decides; this only saves a person from what they would be refused. */
export function isTranslator(person: Person | undefined): boolean {
  return person !== undefined && (person.isAdmin || person.permissions.includes('translator'));
}
