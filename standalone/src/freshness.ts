import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { projectRoot } from './folders.ts';

const cacheFolder = join(projectRoot, '.cache/fresh');
/** Written by steps, not read by them. */
const notInputs = new Set(['node_modules', 'dist', 'static', 'generated', 'screenshots', '.cache', '.dev']);

/** Fingerprints of paths that were read already: many steps have the same inputs. */
export type KnownFingerprints = Map<string, string>;

/**
 * One fingerprint of every file below these paths (relative to the project), by content.
 * @param known of paths that are taken as they were
 */
export function fingerprint(paths: readonly string[], known: KnownFingerprints = new Map()): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    const found = known.get(path) ?? fingerprintOf(path);
    known.set(path, found);
    hash.update(found);
  }
  return hash.digest('hex');
}

function fingerprintOf(path: string): string {
  const hash = createHash('sha256');
  addToHash(hash, join(projectRoot, path));
  return hash.digest('hex');
}

function addToHash(hash: ReturnType<typeof createHash>, path: string): void {
  if (!existsSync(path)) return;
  const entries = readDirectory(path);
  if (entries === undefined) {
    hash.update(relative(projectRoot, path)).update(readFileSync(path));
    return;
  }
  for (const name of entries.sort()) {
    if (!notInputs.has(name)) addToHash(hash, join(path, name));
  }
}

function readDirectory(path: string): string[] | undefined {
  try {
    return readdirSync(path);
  } catch {
    return undefined;
  }
}

/**
 * Runs a step unless it succeeded before with the same inputs.
 * @param known what steps before it have read; none of them may change an input
 * @returns whether it ran.
 */
export async function whenStale(
  step: string,
  inputs: readonly string[],
  outputs: readonly string[],
  run: () => Promise<void>,
  known?: KnownFingerprints,
): Promise<boolean> {
  const marker = join(cacheFolder, step.replaceAll('/', '_'));
  const wanted = fingerprint(inputs, known);
  const isFresh = existsSync(marker) && readFileSync(marker, 'utf8') === wanted;
  if (isFresh && outputs.every((output) => existsSync(join(projectRoot, output)))) return false;
  await run();
  mkdirSync(dirname(marker), { recursive: true });
  writeFileSync(marker, wanted);
  return true;
}
