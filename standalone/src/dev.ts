import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '@skep/postgres-server';
import { configsFor } from '@skep/web-build';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { projectRoot, remoteFolders, shellFolder } from './folders.ts';
import type { Settings } from './settings.ts';

/**
 * `npm run dev`: shell and remotes from webpack-dev-server with hot reload, api and gateway in a process of their own
 * that starts again on every change, all in one terminal and behind one address.
 */
export async function startDevelopment(settings: Settings): Promise<() => Promise<void>> {
  const backendPort = await freePort();
  const backend = startBackend(settings, backendPort);
  const compilers = webpack(
    [shellFolder, ...remoteFolders()].flatMap((folder) => configsFor(folder, 'app', { mode: 'development' })),
  );
  const server = new WebpackDevServer(
    {
      port: settings.port,
      host: settings.host,
      hot: true,
      static: false,
      // The backend reads the registry rows and the shell's page from disk.
      devMiddleware: { writeToDisk: true, stats: 'errors-warnings' },
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
      proxy: [{ context: () => true, target: `http://127.0.0.1:${backendPort}`, xfwd: false }],
    },
    compilers,
  );
  await server.start();
  return async () => {
    backend.kill('SIGTERM');
    await server.stop();
  };
}

function startBackend(settings: Settings, port: number): ChildProcess {
  const program = join(projectRoot, 'standalone/src/dev-backend.ts');
  return spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--watch', '--watch-preserve-output', program],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        PORT: String(port),
        SKEP_DATA: settings.dataFolder,
        SKEP_PUBLIC_URL: `http://localhost:${settings.port}`,
      },
    },
  );
}
