import { purgedAfterDays, recordsYears, retentionDays } from './retention.ts';

/** For how long something is stored, as the privacy page and docs/operating/what-goes-where.md say it. */
export type Retention =
  | { until: 'account' | 'off' | 'group' | 'operator' }
  | { until: 'unused' | 'deleted' | 'days'; days: number }
  | { until: 'records'; years: number };

/** Why the law allows to store it. */
export type Purpose = 'service' | 'security' | 'law' | 'consent';

export interface StoredKindOfData {
  /** Names its message. */
  key: string;
  purpose: Purpose;
  retention: Retention;
}

/** Everything that is stored about people. The privacy page and the operator's page show this list and no other. */
export const storedData = [
  { key: 'account', purpose: 'service', retention: { until: 'account' } },
  { key: 'signIns', purpose: 'security', retention: { until: 'unused', days: retentionDays.unusedSignIns } },
  { key: 'secondFactor', purpose: 'security', retention: { until: 'off' } },
  { key: 'programs', purpose: 'service', retention: { until: 'off' } },
  { key: 'bees', purpose: 'service', retention: { until: 'deleted', days: purgedAfterDays } },
  { key: 'measurements', purpose: 'service', retention: { until: 'deleted', days: purgedAfterDays } },
  { key: 'messages', purpose: 'service', retention: { until: 'days', days: retentionDays.deviceMessages } },
  { key: 'records', purpose: 'law', retention: { until: 'records', years: recordsYears } },
  { key: 'alerts', purpose: 'service', retention: { until: 'days', days: retentionDays.notifications } },
  { key: 'files', purpose: 'service', retention: { until: 'days', days: retentionDays.files } },
  { key: 'versions', purpose: 'service', retention: { until: 'days', days: retentionDays.revisions } },
  { key: 'consents', purpose: 'consent', retention: { until: 'account' } },
  { key: 'groups', purpose: 'service', retention: { until: 'group' } },
  { key: 'logs', purpose: 'security', retention: { until: 'operator' } },
  { key: 'backups', purpose: 'security', retention: { until: 'operator' } },
] as const satisfies readonly StoredKindOfData[];

/** Who receives data, each with a message. */
export const dataRecipients = [
  'people',
  'mail',
  'push',
  'webhooks',
  'broker',
  'weather',
  'hosts',
  'nobody',
] as const;

/** The cookies that Skep sets; none of them tells people apart. */
export const cookies = [
  { key: 'signedIn', name: 'skep.signed-in' },
  { key: 'language', name: 'skep.language' },
  { key: 'share', name: 'skep-share' },
] as const;
