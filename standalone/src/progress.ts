/** Calm lines for the person who starts it. */
export function say(line: string): void {
  process.stdout.write(`  ${line}\n`);
}
