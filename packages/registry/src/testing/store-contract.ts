import type { FileStore } from '../file-store.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const text = async (store: FileStore, path: string) => {
  const file = await store.read(path);
  return file && new TextDecoder().decode(file.bytes);
};

/** What every store promises; call it inside a `describe`. @param open a store with nothing in it */
export function describeFileStore(open: () => Promise<FileStore>): void {
  const path = 'mf-hives/1.0.0-abc/remote.js';
  const ledger = 'ledger.json';

  test('what was written is read again, byte for byte', async () => {
    const store = await open();
    const written = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    expect(await store.write(path, written, 'absent')).toBe(true);
    expect(new Uint8Array((await store.read(path))?.bytes ?? [])).toEqual(written);
  });

  test('what was never written is not there', async () => {
    const store = await open();
    expect(await store.read(path)).toBeUndefined();
  });

  test('what must be new does not replace what is there', async () => {
    const store = await open();
    await store.write(path, bytes('first'), 'absent');
    expect(await store.write(path, bytes('second'), 'absent')).toBe(false);
    expect(await text(store, path)).toBe('first');
  });

  test('of two who change the same content, the second gets an error', async () => {
    const store = await open();
    await store.write(ledger, bytes('{"remotes":{}}'), 'absent');
    const tag = (await store.read(ledger))?.tag ?? '';
    const mine = '{"remotes":{"mf-a":{"versions":[],"history":[]}}}';
    const yours = '{"remotes":{"mf-a":{"versions":[],"history":[]},"mf-b":{"versions":[],"history":[]}}}';
    expect(await store.write(ledger, bytes(mine), { tag })).toBe(true);
    expect(await store.write(ledger, bytes(yours), { tag })).toBe(false);
    expect(await text(store, ledger)).toBe(mine);
  });

  test('a tag stays while the content does', async () => {
    const store = await open();
    await store.write(ledger, bytes('{"remotes":{}}'), 'absent');
    expect((await store.read(ledger))?.tag).toBe((await store.read(ledger))?.tag);
  });
}
