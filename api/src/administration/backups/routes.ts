import type { BackupPlan } from '@skep/domain';
import Type from 'typebox';
import type { Routes } from '#platform/http/http.ts';
import { contextOf, signedInContextOf } from '#platform/http/request-context.ts';
import { nullable, WireTime, wireTime } from '#platform/http/schemas.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { type Backups, backupsOf, saveBackupPlan, startBackup } from './service.ts';

const Plan = Type.Object({
  is_on: Type.Boolean({ description: 'Whether a backup is made every day.' }),
  hour: Type.Integer({
    minimum: 0,
    maximum: 23,
    description: 'Hour of the day, on the clock of the time zone.',
  }),
  time_zone: Type.String({ maxLength: 50, description: 'IANA name, as Europe/Berlin.' }),
  stored_max: Type.Integer({ description: 'How many backups are stored; older ones are deleted.' }),
  recipient: nullable(
    Type.String({
      maxLength: 100,
      description: 'Public key of age that backups are encrypted for; null: none.',
    }),
  ),
});

const Run = Type.Object({
  id: Type.Integer(),
  started_at: WireTime,
  ended_at: nullable(WireTime),
  is_automatic: Type.Boolean({ description: 'Made by the plan.' }),
  file: nullable(
    Type.String({ description: 'Name of the stored file; null: it is not stored (yet, or any more).' }),
  ),
  size_bytes: nullable(Type.Number()),
  failure: nullable(Type.String({ description: 'Why it could not be made.' })),
});

const BackupsBody = Type.Object({
  plan: Plan,
  place: Type.String({ description: 'Folder or bucket that they are stored in.' }),
  is_next_to_data: Type.Boolean({ description: 'Whether they are in the data folder.' }),
  has_passphrase: Type.Boolean({ description: 'Whether the passphrase of the settings encrypts them.' }),
  runs: Type.Array(Run, { description: 'The last ten, newest first.' }),
});

/** An addition to the old wire. */
export const backupRoutes: Routes = async (http) => {
  const limits = [rateLimits.ownAccount];
  http.get(
    '/administration/backups',
    {
      config: { access: 'admin' },
      schema: {
        operationId: 'getBackups',
        tags: ['administration'],
        summary: 'When backups are made, where they are stored, and the last ten of them',
        response: { 200: BackupsBody },
      },
    },
    async (request) => backupsToWire(await backupsOf(contextOf(request))),
  );

  http.put(
    '/administration/backups/plan',
    {
      config: {
        access: 'admin',
        limits,
        errors: { names: { is_on: 'isOn', time_zone: 'timeZone', stored_max: 'storedMax' } },
      },
      schema: {
        operationId: 'saveBackupPlan',
        tags: ['administration'],
        summary: 'Sets when backups are made, how many are stored, and whom they are encrypted for',
        body: Plan,
        response: { 200: BackupsBody },
      },
    },
    async (request) => {
      const { is_on, hour, time_zone, stored_max, recipient } = request.body;
      const plan = {
        isOn: is_on,
        hour,
        timeZone: time_zone,
        storedMax: stored_max,
        recipient: recipient ?? undefined,
      } satisfies BackupPlan;
      return backupsToWire(await saveBackupPlan(contextOf(request), plan));
    },
  );

  http.post(
    '/administration/backups',
    {
      config: { access: 'admin', limits },
      schema: {
        operationId: 'startBackup',
        tags: ['administration'],
        summary: 'Starts a backup now',
        response: { 202: BackupsBody },
      },
    },
    async (request, reply) => {
      reply.status(202);
      return backupsToWire(await startBackup(signedInContextOf(request)));
    },
  );
};

function backupsToWire({
  plan,
  place,
  isNextToData,
  hasPassphrase,
  runs,
}: Backups): Type.Static<typeof BackupsBody> {
  return {
    plan: {
      is_on: plan.isOn,
      hour: plan.hour,
      time_zone: plan.timeZone,
      stored_max: plan.storedMax,
      recipient: plan.recipient ?? null,
    },
    place,
    is_next_to_data: isNextToData,
    has_passphrase: hasPassphrase,
    runs: runs.map((run) => ({
      id: run.id,
      started_at: wireTime(run.started_at),
      ended_at: run.ended_at && wireTime(run.ended_at),
      is_automatic: run.started_by === null,
      file: run.file_deleted_at === null ? run.file : null,
      size_bytes: run.size_bytes === null ? null : Number(run.size_bytes),
      failure: run.failure,
    })),
  };
}
