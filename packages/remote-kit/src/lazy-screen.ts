import { type ComponentType, lazy } from 'react';

/** A moment of no signal passes; what is still not there after two more tries is gone. */
const retries = 2;
const retryDelayMs = 1000;

/** A screen whose file is loaded when it is first wanted. */
export function lazyScreen(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await loadWithRetries(load) }));
}

/** Tries again a second apart. @param wait for tests */
export async function loadWithRetries<Loaded>(
  load: () => Promise<Loaded>,
  wait: () => Promise<void> = aSecond,
): Promise<Loaded> {
  for (let attempt = 0; attempt < retries; attempt += 1) {
    try {
      return await load();
    } catch (error) {
      if (!isMissingFile(error)) throw error;
      await wait();
    }
  }
  return load();
}

/** A file of a build did not come: no signal, or a newer version was shipped under the open tab. */
export function isMissingFile(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}

function aSecond(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, retryDelayMs));
}
