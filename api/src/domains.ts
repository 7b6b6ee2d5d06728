import { account } from '#account/domain.ts';
import { restoring } from '#account-import/domain.ts';
import { administration } from '#administration/domain.ts';
import { alerts } from '#alerts/domain.ts';
import { annotations } from '#annotations/domain.ts';
import { auditLog } from '#audit-log/domain.ts';
import { dashboards } from '#dashboards/domain.ts';
import { exportsOfEverything } from '#exports/domain.ts';
import { flashLogs } from '#flash-logs/domain.ts';
import { groups } from '#groups/domain.ts';
import { hives } from '#hives/domain.ts';
import { homeAssistant } from '#home-assistant/domain.ts';
import { imports } from '#imports/domain.ts';
import { inspections } from '#inspections/domain.ts';
import { measurements } from '#measurements/domain.ts';
import { morningNotices } from '#morning-notice/domain.ts';
import { ways } from '#notifications/domain.ts';
import { offline } from '#offline/domain.ts';
import type { Domain } from '#platform/domain/domain.ts';
import { platform } from '#platform/domain/platform.ts';
import type { Job } from '#platform/jobs/job.ts';
import { registers } from '#registers/domain.ts';
import { research } from '#research/domain.ts';
import { weather } from '#weather/domain.ts';

/** Every domain of the service. A new one is a folder and a line here. */
export const domains: readonly Domain[] = [
  platform,
  account,
  hives,
  auditLog,
  inspections,
  measurements,
  imports,
  weather,
  flashLogs,
  groups,
  research,
  dashboards,
  ways,
  alerts,
  registers,
  morningNotices,
  homeAssistant,
  annotations,
  offline,
  exportsOfEverything,
  restoring,
  administration,
];

/** Every kind of job that they bring. */
export const jobKinds: readonly Job[] = domains.flatMap(({ jobs }) => jobs ?? []);
