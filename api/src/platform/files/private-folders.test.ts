import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestApi } from '#testing/test-api.ts';

const onUnix = process.platform === 'win32' ? test.skip : test;

onUnix(
  'folders of files that others could read are closed to them at the start, and that is logged',
  async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'skep-open-'));
    const folders = ['pictures', 'exports', 'work'].map((name) => join(dataFolder, name));
    const modes = [0o777, 0o700, 0o755];
    for (const [index, folder] of folders.entries()) {
      mkdirSync(folder);
      chmodSync(folder, modes[index] ?? 0);
    }
    const lines: string[] = [];
    const api = await startTestApi({
      environment: { SKEP_DATA: dataFolder, LOG_LEVEL: 'warn' },
      logStream: { write: (line) => void lines.push(line) },
    });
    expect(folders.map((folder) => statSync(folder).mode & 0o777)).toEqual([0o770, 0o700, 0o750]);
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({ folders: [folders[0], folders[2]], msg: expect.stringMatching(/others/) }),
    ]);
    await api.close();
    rmSync(dataFolder, { recursive: true });
  },
);
