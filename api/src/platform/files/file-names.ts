/** @throws Error for a name that could lead out of where files are kept. */
export function requireFileName(name: string): void {
  if (!/^[\w-]+\.[a-z]+$/.test(name)) throw new Error(`A stored file cannot be called ${name}.`);
}
