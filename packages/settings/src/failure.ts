/** Errors whose message is a sentence for the person at the terminal, by name: packages above this one throw them. */
const forPeople = new Set([
  'WrongSetting',
  'DatabaseUnavailable',
  'BuildFailed',
  'RegistryRefusal',
  'EmailTaken',
  'BackupRefusal',
]);

/**
 * Tells why a process could not start, go on or stop: one sentence for what a person can put right, the whole trace for
 * what they cannot. The process ends with a failure when it ends.
 */
export function reportError(error: unknown): void {
  const isForPeople = error instanceof Error && forPeople.has(error.name);
  const text = isForPeople ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}

/** Nothing works without the database: whoever watches this process starts it again. */
export function endWithFailure(error: unknown): never {
  reportError(error);
  process.exit(1);
}
