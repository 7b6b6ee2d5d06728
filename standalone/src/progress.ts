/** Calm lines for the person who starts it. */
export function say(line: string): void {
  process.stdout.write(`  ${line}\n`);
}

/** The last word: one sentence, for what a person can put right; the whole trace for what they cannot. */
export function reportError(error: unknown): void {
  const isForPeople = error instanceof Error && forPeople.has(error.name);
  const text = isForPeople ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text}\n`);
}

/** Errors whose message is a sentence for the person at the terminal. */
const forPeople = new Set([
  'WrongSetting',
  'DatabaseUnavailable',
  'BuildFailed',
  'RegistryRefusal',
  'EmailTaken',
  'BackupRefusal',
]);
