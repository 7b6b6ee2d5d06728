import type { MessageSource } from '@skep/i18n';
import { type ComponentType, createElement, lazy } from 'react';
import { remoteMessages, withTexts } from './RemoteRoot.tsx';

/** A moment of no signal passes; what is still not there after two more tries is gone. */
const retries = 2;
const retryDelayMs = 1000;

/**
 * A screen whose file is loaded when it is first wanted.
 * @param texts that it shows, those of the remote among them; loaded with it. Default: those of the remote
 */
export function lazyScreen(load: () => Promise<ComponentType>, texts?: () => Promise<MessageSource>) {
  return lazy(async () => {
    const [Screen, messages] = await Promise.all([loadWithRetries(load), texts && loadWithRetries(texts)]);
    return { default: messages ? inTexts(Screen, messages) : Screen };
  });
}

function inTexts(Screen: ComponentType, messages: MessageSource): ComponentType {
  const WithTexts = withTexts(remoteMessages(messages));
  return () => createElement(WithTexts, null, createElement(Screen));
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
