/** Of the lines of JSON that this process writes; undefined: its lines are for the person at a terminal. */
let service: string | undefined;

const levels = { info: 30, warn: 40, error: 50 } as const;

/**
 * From now on each line of this process is one of JSON in the form of the service's log, warnings of Node and its last
 * words included: what collects logs reads nothing else.
 * @returns the way back, for tests
 */
export function writeJson(name: string): () => void {
  service = name;
  const before = process.listeners('warning');
  process.removeAllListeners('warning');
  const onWarning = (warning: Error) => writeLine('warn', warning.message, { type: warning.name });
  process.on('warning', onWarning);
  return () => {
    service = undefined;
    process.off('warning', onWarning);
    for (const listener of before) process.on('warning', listener);
  };
}

/** Writes a line for the person who runs this process; errors go to its standard error. */
export function writeLine(level: keyof typeof levels, text: string, fields: object = {}): void {
  const stream = level === 'info' ? process.stdout : process.stderr;
  const line =
    service === undefined
      ? text
      : JSON.stringify({ level: levels[level], time: Date.now(), service, ...fields, msg: text.trim() });
  stream.write(`${line}\n`);
}
