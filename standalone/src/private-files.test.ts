import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

jest.setTimeout(120_000);

const onLinux = existsSync('/proc/self/status') ? test : test.skip;

onLinux('a part that is started alone writes files that nobody else reads', async () => {
  const gateway = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'cli.ts'), 'gateway'],
    {
      env: { PATH: process.env.PATH, NODE_ENV: 'development', GATEWAY_PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  for await (const line of gateway.stdout) if (String(line).includes('listening')) break;
  const status = readFileSync(`/proc/${gateway.pid}/status`, 'utf8');
  gateway.kill('SIGKILL');
  expect(/^Umask:\s+(\d+)$/m.exec(status)?.[1]).toBe('0077');
});
