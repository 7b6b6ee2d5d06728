import { WrongSetting } from '@skep/settings';
import { DatabaseUnavailable } from '#platform/database/database-unavailable.ts';

/** Tells why a process could not start or stop: one sentence for what its people can mend, else the whole error. */
export function reportError(error: unknown): void {
  const isForPeople = error instanceof WrongSetting || error instanceof DatabaseUnavailable;
  const text = isForPeople ? error.message : String(error instanceof Error ? error.stack : error);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}

/** Nothing works without the database: whoever watches this process starts it again. */
export function endWithFailure(error: unknown): never {
  reportError(error);
  process.exit(1);
}
