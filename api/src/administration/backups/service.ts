import { AppError, type BackupPlan } from '@skep/domain';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import { archiveOf } from './archive.ts';
import { encrypted, encryptionOf } from './encryption.ts';
import { firstPlan, isDue } from './plan.ts';
import {
  type BackupRun,
  insertRun,
  markDeleted,
  newestRuns,
  storedPlan,
  storedRuns,
  storePlan,
  updateRun,
} from './store.ts';

/** What an admin sees of the backups. */
export interface Backups {
  plan: BackupPlan;
  /** Where they are stored, as the operator wrote it. */
  place: string;
  /** Whether a broken disk takes the backups with the data. */
  isNextToData: boolean;
  /** Whether the operator's passphrase encrypts them. */
  hasPassphrase: boolean;
  /** The newest first. */
  runs: BackupRun[];
}

const shownRuns = 10;
/** A run that has not ended by then was killed. */
export const longestSeconds = 12 * 60 * 60;

export async function backupsOf(context: Context): Promise<Backups> {
  const { place, isNextToData, passphrase } = context.backups;
  const [plan = firstPlan, runs] = await Promise.all([storedPlan(context), newestRuns(context, shownRuns)]);
  return { plan, place, isNextToData, hasPassphrase: passphrase !== undefined, runs };
}

export async function saveBackupPlan(context: Context, plan: BackupPlan): Promise<Backups> {
  await storePlan(context, plan);
  return backupsOf(context);
}

/** Has a backup made now. @throws AppError in_progress */
export async function startBackup(context: SignedInContext): Promise<Backups> {
  const [newest] = await newestRuns(context, 1);
  if (newest !== undefined && isRunning(newest, context.clock.now())) throw new AppError('in_progress');
  await context.jobs.send('back-up', { startedBy: context.user.id });
  return backupsOf(context);
}

const isRunning = ({ started_at, ended_at }: BackupRun, now: Date) =>
  ended_at === null && now.getTime() - started_at.getTime() < longestSeconds * 1000;

/** Makes the backup that somebody started, or that the plan wants; else nothing. */
export async function backUpNow(context: Context, startedBy: UserId | undefined): Promise<void> {
  const now = context.clock.now();
  const [plan = firstPlan, runs] = await Promise.all([storedPlan(context), newestRuns(context, shownRuns)]);
  if (runs.some((run) => isRunning(run, now))) return;
  const attempts = runs.map((run) => ({ startedAt: run.started_at, isStored: run.file !== null }));
  if (startedBy === undefined && !isDue(plan, attempts, now)) return;
  const id = await insertRun(context, now, startedBy);
  try {
    const stored = await storeBackup(context, plan, now);
    await updateRun(context, id, { ended_at: context.clock.now(), ...stored });
    await deleteOlder(context, plan);
  } catch (error) {
    context.log.error({ err: error }, 'the backup failed');
    const failure = error instanceof Error ? error.message : String(error);
    await updateRun(context, id, { ended_at: context.clock.now(), failure });
  }
}

async function storeBackup({ backups }: Context, plan: BackupPlan, now: Date) {
  const encryption = encryptionOf(backups.passphrase, plan);
  const time = now.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
  const file = `skep-${time}.${encryption.kind === 'none' ? 'zip' : 'age'}`;
  const size = await backups.store.write(file, await encrypted(archiveOf(backups), encryption));
  return { file, size_bytes: String(size) };
}

/** Never what else lies there: only files that this installation stored. */
async function deleteOlder(context: Context, { storedMax }: BackupPlan): Promise<void> {
  const stored = await storedRuns(context);
  for (const { id, file } of stored.slice(storedMax)) {
    if (file !== null) await context.backups.store.remove(file);
    await markDeleted(context, id, context.clock.now());
  }
}
