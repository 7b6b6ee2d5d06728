import { startPostgresServer } from '../public.ts';

// A process that starts a server and lives until it is ended, as Skep does. Its argument is the database folder.

const [databaseFolder = ''] = process.argv.slice(2);
try {
  const { url, pid } = await startPostgresServer({ databaseFolder });
  process.stdout.write(`${JSON.stringify({ url, pid })}\n`);
  setInterval(() => undefined, 60_000);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
