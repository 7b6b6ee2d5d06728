import { spawn } from 'node:child_process';

/** How often it is asked whether npm is still there: of its end nobody is told. */
const lookEveryMs = 1000;

/**
 * Runs a program in the place of this one: its signals go there, its end is the end of both. A program that wants to
 * end when this process is killed listens for the end of the channel between them (`exitWithParent`).
 */
export function exec(program, args, options) {
  const child = spawn(program, args, { ...options, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  // A terminal sends Ctrl-C to the child as well: wait for it to finish its work.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
  const { ppid } = process;
  const look = setInterval(() => process.ppid === ppid || process.exit(1), lookEveryMs);
  look.unref();
}

/**
 * Runs a server as this same process, so that no second one stays in memory beside it. The server ends with the
 * parent that it finds in `SKEP_PARENT_PID`. Windows and Node before 22.15 cannot do that: there it is handed over.
 */
export function execInPlace(program, args, options) {
  if (process.platform === 'win32' || process.execve === undefined) return exec(program, args, options);
  process.chdir(options.cwd);
  process.execve(program, [program, ...args], { ...options.env, SKEP_PARENT_PID: String(process.ppid) });
}
