import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import { changeLedger, readLedger } from './change-ledger.ts';
import { isStorePath } from './file-store.ts';
import { createFolderStore } from './folder-store.ts';
import { openStore } from './open-store.ts';
import { createS3Store } from './s3-store.ts';
import { publish } from './shipping.ts';
import { startS3LikeServer } from './testing/s3-like-server.ts';
import { describeFileStore } from './testing/store-contract.ts';

const folders: string[] = [];

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'skep-store-'));
  folders.push(folder);
  return folder;
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

describe('a folder', () => {
  describeFileStore(async () => createFolderStore(aFolder()));

  test('leaves nothing behind apart from what was written', async () => {
    const folder = aFolder();
    const store = createFolderStore(folder);
    await store.write('ledger.json', Buffer.from('1'), 'absent');
    await store.write('ledger.json', Buffer.from('2'), 'absent');
    await store.write('ledger.json', Buffer.from('3'), { tag: (await store.read('ledger.json'))?.tag ?? '' });
    expect(readdirSync(folder)).toEqual(['ledger.json']);
  });

  test('eight who ship at once all get their turn', async () => {
    const store = createFolderStore(aFolder());
    const stamp = { at: '', by: 'ada' };
    await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        changeLedger(store, (ledger) =>
          publish(
            ledger,
            `mf-${'ab'[i % 2]}`,
            { version: `1.0.${i}`, files: {} },
            { kind: 'everybody' },
            stamp,
          ),
        ),
      ),
    );
    const { remotes } = await readLedger(store);
    expect(Object.values(remotes).flatMap(({ history }) => history)).toHaveLength(8);
  });

  test('a lock whose holder died does not stop the next', async () => {
    const folder = aFolder();
    const store = createFolderStore(folder);
    await store.write('ledger.json', Buffer.from('1'), 'absent');
    const lock = join(folder, 'ledger.json.lock');
    writeFileSync(lock, '');
    utimesSync(lock, 0, 0);
    const tag = (await store.read('ledger.json'))?.tag ?? '';
    expect(await store.write('ledger.json', Buffer.from('2'), { tag })).toBe(true);
  });
});

describe('a bucket that speaks S3', () => {
  let server: Awaited<ReturnType<typeof startS3LikeServer>>;
  let count = 0;
  beforeAll(async () => {
    server = await startS3LikeServer();
  });
  afterAll(() => server.close());

  const client = () =>
    new S3Client({
      endpoint: server.url,
      region: 'eu-central-1',
      forcePathStyle: true,
      credentials: { accessKeyId: 'bee', secretAccessKey: 'honey' },
      requestChecksumCalculation: 'WHEN_REQUIRED',
    });

  describeFileStore(async () => {
    count += 1;
    return createS3Store('skep', `try-${count}`, client());
  });

  test('keeps everything below its prefix', async () => {
    await createS3Store('skep', 'remotes/live', client()).write('ledger.json', Buffer.from('{}'), 'absent');
    expect(server.keys()).toContain('/skep/remotes/live/ledger.json');
  });

  test('a server that cannot be used is reported in a sentence with its address', async () => {
    const gone = new S3Client({
      endpoint: 'http://127.0.0.1:1',
      region: 'x',
      forcePathStyle: true,
      maxAttempts: 1,
      credentials: { accessKeyId: 'bee', secretAccessKey: 'honey' },
    });
    await expect(createS3Store('skep', 'live', gone).read('ledger.json')).rejects.toThrow(
      's3://skep/live cannot be used',
    );
  });
});

test.each([
  ['s3://', 'names no bucket'],
  ['https://skep.example', 'Set SKEP_DEPLOY_TOKEN'],
])('%s cannot be opened', async (address, reason) => {
  await expect(openStore(address)).rejects.toThrow(reason);
});

test.each([
  ['ledger.json', true],
  ['mf-hives/1.0.0-ab12/remoteEntry.0a.js', true],
  ['mf-hives/1.0.0/../../ledger.json', false],
  ['mf-hives/../ledger.json', false],
  ['mf-hives/../..', false],
  ['/etc/passwd', false],
  ['shell/1/x.js', false],
])('whether %s is a path of a store: %s', (path, isOne) => {
  expect(isStorePath(path)).toBe(isOne);
});
