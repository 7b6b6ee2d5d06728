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

/** Something that writes files out of other files. */
export interface BuildStep {
  name: string;
  /** Files and folders that it reads, relative to the project. */
  inputs: readonly string[];
  /** Files and folders that it writes, relative to the project. */
  outputs: readonly string[];
  run: () => Promise<void>;
}

/**
 * Whether a step succeeded before with the same inputs, and its outputs are still there.
 * @param known of paths that steps before it have read; none of them may change an input
 */
export function isFresh({ name, inputs, outputs }: BuildStep, known?: KnownFingerprints): boolean {
  const marker = markerOf(name);
  if (!existsSync(marker) || readFileSync(marker, 'utf8') !== fingerprint(inputs, known)) return false;
  return outputs.every((output) => existsSync(join(projectRoot, output)));
}

/** Runs a step unless it is fresh. */
export async function whenStale(step: BuildStep, known: KnownFingerprints): Promise<void> {
  if (isFresh(step, known)) return;
  const wanted = fingerprint(step.inputs, known);
  await step.run();
  const marker = markerOf(step.name);
  mkdirSync(dirname(marker), { recursive: true });
  writeFileSync(marker, wanted);
}

function markerOf(step: string): string {
  return join(cacheFolder, step.replaceAll('/', '_'));
}
