import { writeLine } from '@skep/settings';

/** Calm lines for the person who starts it. */
export function say(line: string): void {
  writeLine('info', `  ${line}`);
}
