/** How often a process looks whether its parent is still there: the system does not tell it. */
const lookEveryMs = 1000;

/**
 * Sends this process SIGTERM when the process that started it is gone, kill -9 included. It watches a parent that is
 * connected by a channel (`handOver` of `scripts/exec.mjs`, a start that builds), and npm, which `takePlace`
 * names in `SKEP_PARENT_PID`; others may leave it running.
 */
export function endWithParent(): void {
  const end = () => process.kill(process.pid, 'SIGTERM');
  const { SKEP_PARENT_PID: named } = process.env;
  // Children of this process have another parent.
  delete process.env.SKEP_PARENT_PID;
  if (process.channel) {
    process.once('disconnect', end);
    process.channel.unref();
  } else if (named !== undefined && Number(named) === process.ppid) {
    setInterval(() => process.ppid === Number(named) || end(), lookEveryMs).unref();
  }
}
