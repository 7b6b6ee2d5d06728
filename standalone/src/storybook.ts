import { spawn } from 'node:child_process';
import { generate } from './prepare.ts';
import { say } from './progress.ts';

/**
 * `npm run storybook`: one Storybook of ui, shell and remotes.
 * @param what `build`: its static files, in `storybook/static`. Default: a server with hot reload
 */
export async function storybook(what = 'dev'): Promise<() => Promise<void>> {
  await generate(say);
  const child = spawn('pnpm', ['--filter', '@skep/storybook', 'run', what], { stdio: 'inherit' });
  child.on('exit', (code) => process.exit(code ?? 0));
  return async () => {
    child.kill('SIGTERM');
  };
}
