/** @throws Error for a name that could lead out of the folder of files. */
export function requireFileName(name: string): void {
  if (!/^[\w-]+\.[a-z]+$/.test(name)) throw new Error(`A stored file cannot be called ${name}.`);
}
