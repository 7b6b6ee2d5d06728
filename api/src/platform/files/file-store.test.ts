import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { S3Client } from '@aws-sdk/client-s3';
import type { FileStore } from './file-store.ts';
import { folderFileStore } from './folder-file-store.ts';
import { s3FileStore } from './s3-file-store.ts';
import { startTestBucket } from './test-bucket.ts';

let folder: string;
let workFolder: string;
let bucket: Awaited<ReturnType<typeof startTestBucket>>;
let stores: Record<'folder' | 'bucket', FileStore>;
beforeAll(async () => {
  const parent = await mkdtemp(join(tmpdir(), 'skep-files-'));
  [folder, workFolder] = [join(parent, 'pictures'), join(parent, 'work')];
  bucket = await startTestBucket();
  const client = new S3Client({
    region: 'us-east-1',
    endpoint: bucket.url,
    forcePathStyle: true,
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });
  stores = {
    folder: folderFileStore(folder),
    bucket: s3FileStore({ bucket: 'bees', prefix: 'house/pictures/', workFolder }, client),
  };
  bucket.objects.set('bees/house/exports/other.zip', Buffer.from('of others'));
});
afterAll(async () => {
  bucket.close();
  await rm(dirname(folder), { recursive: true });
});

async function* halfAFile() {
  yield Buffer.from('half');
  throw new Error('the phone is gone');
}

const content = (text: string) => Readable.from([Buffer.from(text)]);

test('a file on its way to a bucket is in the work folder, and leaves nothing there', async () => {
  const seen: string[][] = [];
  async function* watched() {
    yield Buffer.from('first');
    seen.push(await readdir(workFolder));
    yield Buffer.from('second');
  }
  await stores.bucket.write('w-1.jpg', Readable.from(watched()));
  await stores.bucket.remove('w-1.jpg');
  expect(seen).toEqual([[expect.stringMatching(/^\d+-/)]]);
  expect(await readdir(workFolder)).toEqual([]);
});

describe.each(['folder', 'bucket'] as const)('files in a %s', (kind) => {
  test('are written, read, listed and removed, each by its name', async () => {
    const store = stores[kind];
    for (const name of ['a-1.jpg', 'b-2.jpg', 'c-3.jpg'])
      expect(await store.write(name, content(name))).toBe(7);
    expect((await store.names()).sort()).toEqual(['a-1.jpg', 'b-2.jpg', 'c-3.jpg']);
    expect(await store.names('b-')).toEqual(['b-2.jpg']);
    const read = await store.read('b-2.jpg');
    expect([read?.sizeBytes, read && (await buffer(read.content)).toString()]).toEqual([7, 'b-2.jpg']);
    await store.write('b-2.jpg', content('anew'));
    expect((await store.read('b-2.jpg'))?.sizeBytes).toBe(4);
    await store.remove('b-2.jpg');
    await store.remove('b-2.jpg');
    expect(await store.read('b-2.jpg')).toBeUndefined();
  });

  test('whose content breaks off are not there', async () => {
    await expect(stores[kind].write('d-4.jpg', Readable.from(halfAFile()))).rejects.toThrow(
      'the phone is gone',
    );
    expect(await stores[kind].read('d-4.jpg')).toBeUndefined();
    expect(await stores[kind].names()).not.toContain('d-4.jpg');
  });

  test.each(['../secret.jpg', 'a/b.jpg', '.jpg', 'a\0.jpg'])('are never called %j', async (name) => {
    await expect(stores[kind].read(name)).rejects.toThrow('cannot be called');
  });
});
