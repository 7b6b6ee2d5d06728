/** Code generation writes the hash of a document into it, next to its definitions. */
export function hashOf(document: object): string | undefined {
  if (!('__meta__' in document)) return undefined;
  const meta = document.__meta__;
  if (typeof meta !== 'object' || meta === null || !('hash' in meta)) return undefined;
  return String(meta.hash);
}
