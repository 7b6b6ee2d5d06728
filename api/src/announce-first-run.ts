import { writeLine } from '@skep/settings';

/** Writes the code of the first account as a line of this process. Undefined: there is an account. */
export function announceFirstRun(code: string | undefined, webAppUrl: string): void {
  if (code === undefined) return;
  const spaced = `${code.slice(0, 5)}-${code.slice(5)}`;
  writeLine(
    'info',
    `  Nobody has an account yet. Make the first one at ${webAppUrl}/first-run with the code ${spaced}`,
  );
}
