import { readdirSync, readFileSync } from 'node:fs';
import type { Client } from 'pg';

/** A process as Linux tells of it, times in clock ticks of 10 ms. */
function statOf(pid: number) {
  // The name before it may hold spaces and brackets.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const [user = 0, system = 0, userOfEnded = 0, systemOfEnded = 0] = fields.slice(11, 15).map(Number);
  return { parent: Number(fields[1]), own: user + system, ofEnded: userOfEnded + systemOfEnded };
}

const parentOf = (pid: number) => statOf(pid).parent;

/** The process that all of a server's others come from. */
export async function pidOfPostgres(database: Client): Promise<number> {
  const { rows } = await database.query<{ pid: number }>('select pg_backend_pid() as pid');
  return parentOf(rows[0]?.pid ?? 0);
}

/** Milliseconds that a process and its children have kept a processor busy, also those that have ended. */
export function processorTime(pid: number): number {
  const { own, ofEnded } = statOf(pid);
  let ticks = own + ofEnded;
  for (const child of running()) if (child.parent === pid) ticks += child.own;
  return ticks * 10;
}

/** A process and all that it started, directly or not. */
export function processTree(root: number): number[] {
  const childrenOf = Map.groupBy(running(), ({ parent }) => parent);
  const below = (pid: number): number[] => [
    pid,
    ...(childrenOf.get(pid) ?? []).flatMap((child) => below(child.pid)),
  ];
  return below(root);
}

/** Milliseconds that a process and all that it started have kept a processor busy, also those that have ended. */
export function processorTimeOfTree(root: number): number {
  const tree = new Set(processTree(root));
  const stats = running().filter(({ pid }) => tree.has(pid));
  return stats.reduce((ticks, { own, ofEnded }) => ticks + own + ofEnded, 0) * 10;
}

function running() {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.flatMap((pid) => {
    try {
      return [{ pid: Number(pid), ...statOf(Number(pid)) }];
    } catch {
      return []; // It has just ended.
    }
  });
}

/** How long one process has kept a processor busy: for what takes less than a tick. */
export function processorNanoseconds(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]);
}
