import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../standalone/src/folders.ts';

const migrations = 'api/src/platform/database/migrations';

/** The version before the newest step of migrations, in a folder of its own, ready to run its services. */
export async function olderCheckout(): Promise<{ folder: string; remove: () => void }> {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).trim();
  const newestStep = git('log', '--diff-filter=A', '--format=%H', '-1', '--', migrations);
  const folder = await mkdtemp(join(tmpdir(), 'skep-older-'));
  git('clone', '--quiet', projectRoot, folder);
  const inside = { cwd: folder, stdio: 'pipe' } as const;
  execFileSync('git', ['checkout', '--quiet', `${newestStep}^`], inside);
  execFileSync(process.execPath, ['scripts/run.mjs', 'generate'], inside);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
