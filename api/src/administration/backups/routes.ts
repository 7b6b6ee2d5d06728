import { backupPlanForm } from '@skep/domain';
import * as v from 'valibot';
import { inOneScope } from '#platform/http/http.ts';
import { idJson } from '#platform/http/json-schema.ts';
import { action } from '#platform/http/v1.ts';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { type Backups, backupsOf, saveBackupPlan, startBackup } from './service.ts';

const RunAnswer = v.object({
  id: idJson('backup'),
  ...{ startedAt: v.date(), endedAt: v.optional(v.date()) },
  isAutomatic: v.pipe(v.boolean(), v.description('Made by the plan.')),
  file: v.pipe(v.optional(v.string()), v.description('Name of the stored file; absent: none is stored.')),
  sizeBytes: v.optional(v.number()),
  failure: v.pipe(v.optional(v.string()), v.description('Why it could not be made.')),
});

const BackupsAnswer = v.object({
  plan: v.object({
    isOn: v.pipe(v.boolean(), v.description('Whether a backup is made every day.')),
    hour: v.pipe(v.number(), v.description('Hour of the day, on the clock of the time zone.')),
    timeZone: v.pipe(v.string(), v.description('IANA name, as Europe/Berlin.')),
    storedMax: v.pipe(v.number(), v.description('How many backups are stored; older ones are deleted.')),
    recipient: v.pipe(
      v.optional(v.string()),
      v.description('Public key of age that backups are encrypted for.'),
    ),
  }),
  place: v.pipe(v.string(), v.description('Folder or bucket that they are stored in.')),
  isNextToData: v.pipe(v.boolean(), v.description('Whether they are in the data folder.')),
  hasPassphrase: v.pipe(v.boolean(), v.description('Whether the passphrase of the settings encrypts them.')),
  runs: v.pipe(v.array(RunAnswer), v.description('The last ten, newest first.')),
});

const backupsJson = ({ runs, ...backups }: Backups) => ({
  ...backups,
  runs: runs.map((run) => ({
    id: run.id,
    startedAt: run.started_at,
    endedAt: run.ended_at ?? undefined,
    isAutomatic: run.started_by === null,
    file: (run.file_deleted_at === null ? run.file : null) ?? undefined,
    sizeBytes: run.size_bytes === null ? undefined : Number(run.size_bytes),
    failure: run.failure ?? undefined,
  })),
});

const limits = [rateLimits.ownAccount];
const access = 'admin';

export const backupRoutes = inOneScope([
  action(
    'GET',
    '/administration/backups',
    {
      ...{ id: 'readBackups', access },
      summary: 'When backups are made, where they are stored, and the last ten of them',
      answer: BackupsAnswer,
    },
    async (context) => backupsJson(await backupsOf(context)),
  ),
  action(
    'PUT',
    '/administration/backups/plan',
    {
      ...{ id: 'changeBackupPlan', access, limits },
      summary: 'Sets when backups are made, how many are stored, and whom they are encrypted for',
      ...{ body: backupPlanForm, answer: BackupsAnswer },
    },
    async (context, { body }) => backupsJson(await saveBackupPlan(context, body)),
  ),
  action(
    'POST',
    '/administration/backups',
    { ...{ id: 'startBackup', access, limits }, summary: 'Starts a backup now', answer: BackupsAnswer },
    async (context) => backupsJson(await startBackup(context)),
  ),
]);
