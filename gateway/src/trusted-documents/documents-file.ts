import { readFileSync } from 'node:fs';
import type { TrustedDocuments } from './trusted-documents.ts';

/** How often at most the file is read for a hash that is not in it. */
const rereadAfterMs = 1000;

/**
 * Documents from a JSON file of hash → text, as a build writes it. The file is read again when an unknown hash is
 * requested: a remote that was published since is found, without a restart.
 * @throws Error when the file cannot be read at the start; later the last good state stays.
 */
export function documentsFromFile(path: string, now: () => number = Date.now): TrustedDocuments {
  let documents = readDocuments(path);
  let readAt = now();
  return {
    get(hash) {
      if (!documents.has(hash) && now() - readAt >= rereadAfterMs) {
        readAt = now();
        documents = readOr(documents, path);
      }
      return documents.get(hash);
    },
  };
}

function readOr(otherwise: Map<string, string>, path: string): Map<string, string> {
  try {
    return readDocuments(path);
  } catch {
    // It is being written, or was taken away: what ran so far goes on.
    return otherwise;
  }
}

function readDocuments(path: string): Map<string, string> {
  const content: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (typeof content !== 'object' || content === null) throw new Error(`${path} holds no documents.`);
  return new Map(
    Object.entries(content).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
