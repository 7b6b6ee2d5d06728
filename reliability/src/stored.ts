import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Sent } from './senders.ts';

/** What the database holds of what was sent, against what was acknowledged. */
export interface Stored {
  acknowledged: number;
  /** Acknowledged, and not there. */
  lost: number;
  /** There with another value. */
  changed: number;
  /** Counted twice: in the inbox as two messages, or at a time at which nothing was sent. */
  doubled: number;
}

export async function storedOf(database: Client, sent: readonly Sent[]): Promise<Stored> {
  const ids = [...new Set(sent.map(({ deviceId }) => deviceId))];
  const measured = await counted(
    database,
    'select device_id, measured_at, w_v as value, 1 as count from measurements where device_id = any($1)',
    ids,
  );
  const received = await counted(
    database,
    `select device_id, measured_at, 0 as value, count(*)::int as count from ingest_inbox
     where device_id = any($1) group by 1, 2`,
    ids,
  );
  const acknowledged = sent.filter(({ isAcknowledged }) => isAcknowledged);
  const sentNames = new Set(sent.map(nameOf));
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((each) => !measured.has(nameOf(each)) || !received.has(nameOf(each))).length,
    changed: sent.filter((each) => {
      const row = measured.get(nameOf(each));
      return row !== undefined && row.value !== each.value;
    }).length,
    doubled:
      [...received.values()].filter(({ count }) => count !== 1).length +
      [...measured.keys()].filter((name) => !sentNames.has(name)).length,
  };
}

/** The same when nothing is missing any more, or after a while: brokers give us what they have taken one after the other. */
export async function storedInTheEnd(database: Client, sent: readonly Sent[]): Promise<Stored> {
  for (let tries = 0; tries < 200; tries += 1) {
    const found = await storedOf(database, sent);
    if (found.lost === 0) return found;
    await pause(200);
  }
  return storedOf(database, sent);
}

async function counted(database: Client, query: string, ids: readonly number[]) {
  const { rows } = await database.query<{
    device_id: number;
    measured_at: Date;
    value: number;
    count: number;
  }>(query, [ids]);
  return new Map<string, (typeof rows)[number]>(
    rows.map((row) => [`${row.device_id} ${Math.round(row.measured_at.getTime() / 1000)}`, row]),
  );
}

const nameOf = ({ deviceId, time }: Sent) => `${deviceId} ${time}`;
