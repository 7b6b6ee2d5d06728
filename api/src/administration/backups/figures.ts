import type { Figure } from '#platform/context/context.ts';
import { secondsSince } from '#platform/observability/gauge.ts';
import { newestStored, storedPlan } from './store.ts';

/** Where backups are made by themselves, how old the newest is: one that stays behind is seen by nobody else. */
export const backupFigures: readonly Figure[] = [
  {
    name: 'skep_backup_age_seconds',
    help: 'How long ago the newest stored backup was begun; absent without daily backups, or before the first.',
    read: async (context) => {
      const [plan, newest] = await Promise.all([storedPlan(context), newestStored(context)]);
      return plan?.isOn && newest ? [{ value: secondsSince(context, newest.started_at) }] : [];
    },
  },
];
