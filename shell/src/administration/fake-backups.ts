import type { FakeAnswer } from '@skep/remote-kit/testing';
import type { BackupsFieldsFragment } from '../generated/graphql.ts';
import { answering } from '../testing/gateway.ts';
import { backupsQuery, saveBackupPlanMutation, startBackupMutation } from './Backups.graphql.ts';

type Run = BackupsFieldsFragment['runs'][number];

function aRun(options: Partial<Run>): Run {
  return {
    __typename: 'BackupRun',
    id: '1',
    startedAt: '2026-06-02T01:07:00+00:00',
    endedAt: '2026-06-02T01:09:00+00:00',
    isAutomatic: true,
    file: null,
    sizeBytes: null,
    failure: null,
    ...options,
  };
}

/** Backups each night, next to the data; the last one failed. */
export const nightlyBackups: BackupsFieldsFragment = {
  __typename: 'Backups',
  plan: {
    __typename: 'BackupPlan',
    isOn: true,
    hour: 3,
    timeZone: 'Europe/Berlin',
    storedMax: 14,
    recipient: null,
  },
  place: '/var/lib/skep/backups',
  isNextToData: true,
  hasPassphrase: false,
  runs: [
    aRun({ id: '3', startedAt: '2026-06-03T01:07:00+00:00', failure: 'ENOSPC: no space left on device' }),
    aRun({ id: '2', file: 'skep-2026-06-02-010700.zip', sizeBytes: 48_300_000 }),
    aRun({ id: '1', startedAt: '2026-05-04T14:00:00+00:00', isAutomatic: false, sizeBytes: 31_000_000 }),
  ],
};

/** A service with these backups, which saves the plan and begins what is started. */
export function fakeBackups(begun: BackupsFieldsFragment = nightlyBackups): FakeAnswer[] {
  let backups = begun;
  return [
    answering(backupsQuery, () => ({ backups })),
    answering(saveBackupPlanMutation, ({ input }) => {
      const plan = { ...backups.plan, ...input, recipient: input.recipient ?? null };
      backups = { ...backups, plan };
      return { saveBackupPlan: backups };
    }),
    answering(startBackupMutation, () => {
      const run = aRun({ id: '4', endedAt: null, isAutomatic: false });
      backups = { ...backups, runs: [run, ...backups.runs] };
      return { startBackup: backups };
    }),
  ];
}
