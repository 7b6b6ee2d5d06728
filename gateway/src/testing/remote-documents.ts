import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/** Every operation that shell and remotes were generated with, by `<folder>/<operation>`: what production runs. */
export function documentsOfRemotes(): Map<string, string> {
  const documents = new Map<string, string>();
  for (const folder of readdirSync(root)) {
    const path = join(root, folder, 'src/generated/persisted-documents.json');
    if (!existsSync(path)) continue;
    const texts: Record<string, string> = JSON.parse(readFileSync(path, 'utf8'));
    for (const text of Object.values(texts)) documents.set(`${folder}/${operationNameOf(text)}`, text);
  }
  return documents;
}

function operationNameOf(text: string): string {
  return /\b(?:query|mutation)\s+(\w+)/.exec(text)?.[1] ?? text.slice(0, 40);
}
