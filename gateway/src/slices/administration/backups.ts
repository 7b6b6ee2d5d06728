import type { AnswerOf } from '@skep/rest-client';
import { orFailure } from '../../errors/failure.ts';
import type { Backups, MutationResolvers, QueryResolvers } from '../../generated/schema.ts';
import { dataOf } from '../../rest/answers.ts';
import { isoFromWire } from '../wire-values.ts';

export const backupQueries = {
  backups: async (_parent, _args, { rest }) =>
    backupsFromWire(await dataOf(rest.client.GET('/api/administration/backups'))),
} satisfies QueryResolvers;

export const backupMutations = {
  saveBackupPlan: (_parent, { input }, context) =>
    orFailure(context, async () => {
      const { isOn: is_on, timeZone: time_zone, storedMax: stored_max, hour, recipient = null } = input;
      const body = { is_on, hour, time_zone, stored_max, recipient };
      const { client } = context.rest;
      return answered(await dataOf(client.PUT('/api/administration/backups/plan', { body })));
    }),

  startBackup: (_parent, _args, context) =>
    orFailure(context, async () =>
      answered(await dataOf(context.rest.client.POST('/api/administration/backups'))),
    ),
} satisfies MutationResolvers;

type WireBackups = AnswerOf<'getBackups'>;

const answered = (backups: WireBackups) => ({ __typename: 'Backups' as const, ...backupsFromWire(backups) });

function backupsFromWire({ plan, place, runs, ...rest }: WireBackups): Backups {
  return {
    plan: {
      isOn: plan.is_on,
      hour: plan.hour,
      timeZone: plan.time_zone,
      storedMax: plan.stored_max,
      recipient: plan.recipient ?? undefined,
    },
    place,
    isNextToData: rest.is_next_to_data,
    hasPassphrase: rest.has_passphrase,
    runs: runs.map((run) => ({
      id: String(run.id),
      startedAt: isoFromWire(run.started_at, 'UTC'),
      endedAt: run.ended_at === null ? undefined : isoFromWire(run.ended_at, 'UTC'),
      isAutomatic: run.is_automatic,
      file: run.file ?? undefined,
      sizeBytes: run.size_bytes ?? undefined,
      failure: run.failure ?? undefined,
    })),
  };
}
