import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export function readJson(path: string) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** The operations of a front folder, by hash, as its code generation wrote them; the gateway accepts only these. */
export function readDocuments(folder: string): Record<string, string> {
  const path = join(folder, 'src/generated/persisted-documents.json');
  return existsSync(path) ? readJson(path) : {};
}
