/** Pattern for `like` that finds the text itself, wherever it is: its own wildcards mean nothing. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
