import * as v from 'valibot';
import { type FileStore, RegistryRefusal } from './file-store.ts';
import { type LentByShell, lentSchema } from './schema/registry.ts';

/** What the shell of the server lends, for whoever publishes from elsewhere. That server alone writes it. */
export const lentFile = 'shell.json';

/** @returns undefined where no server has set it yet */
export async function readLent(store: FileStore): Promise<LentByShell | undefined> {
  const file = await store.read(lentFile);
  if (!file) return undefined;
  try {
    return v.parse(lentSchema, JSON.parse(new TextDecoder().decode(file.bytes)));
  } catch (error) {
    throw new RegistryRefusal(`${lentFile} at ${store.address} cannot be read: start the server again.`, {
      cause: error,
    });
  }
}

/** Of servers that start at once the last one counts, or one that is as good. */
export async function publishProvided(store: FileStore, { shared, lends }: LentByShell): Promise<void> {
  const text = `${JSON.stringify({ shared, lends }, null, 2)}\n`;
  const there = await store.read(lentFile);
  if (there && new TextDecoder().decode(there.bytes) === text) return;
  await store.write(lentFile, new TextEncoder().encode(text), there ? { tag: there.tag } : 'absent');
}
