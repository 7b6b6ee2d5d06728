import type { DashboardPart } from '@skep/domain';
import Type from 'typebox';
import type { PublicAddresses } from '#platform/context/context.ts';
import { nullable } from '#platform/http/schemas.ts';
import { flagOf } from '#platform/http/wire-values.ts';
import { oldAnswerOf, oldAnswerSchemas } from '#platform/resource/fields.ts';
import { addressOf, logoAddressOf } from '../core/dashboard.ts';
import { dashboardFields } from '../core/dashboard-fields.ts';
import type { OwnDashboard } from '../dashboard-admin/service.ts';

const Flag = Type.Integer({ description: '0 or 1.' });

// In this order ever since: old apps get the same text.
const { name, description, speed, interval, start_date, end_date, show_all, ...others } =
  oldAnswerSchemas(dashboardFields);

export const DashboardBody = Type.Object({
  id: Type.Integer(),
  rev: Type.Integer({ description: 'Revision to send in If-Match.' }),
  code: Type.String({ description: 'Anyone who knows the code sees the dashboard.' }),
  url: Type.String({ description: 'Public address of the dashboard.' }),
  ...{ name, description },
  hive_ids: Type.Array(Type.Integer(), { description: 'In the order in which they are shown.' }),
  ...{ speed, interval, start_date, end_date },
  show_inspections: Flag,
  show_all,
  hide_measurements: Flag,
  ...others,
  logo_url: nullable(Type.String()),
  opened: Type.Array(Type.Object({ day: Type.String(), count: Type.Integer() }), {
    description: 'Number of views by day (UTC), newest first.',
  }),
});

/** What old apps call measurements. */
export const measuredParts: readonly DashboardPart[] = ['weight', 'temperature', 'sound', 'bees'];

export function dashboardToWire(
  dashboard: OwnDashboard,
  addresses: PublicAddresses,
): Type.Static<typeof DashboardBody> {
  const { id, rev, code, hiveIds, parts, openings } = dashboard;
  const { name, description, speed, interval, start_date, end_date, show_all, ...others } = oldAnswerOf(
    dashboardFields,
    dashboard,
  );
  return {
    ...{ id, rev, code, url: addressOf(dashboard, addresses) },
    ...{ name, description },
    hive_ids: [...hiveIds],
    ...{ speed, interval, start_date, end_date },
    show_inspections: flagOf(parts.includes('inspections')) ?? 0,
    show_all,
    hide_measurements: flagOf(!measuredParts.some((part) => parts.includes(part))) ?? 0,
    ...others,
    logo_url: logoAddressOf(dashboard, addresses) ?? null,
    opened: [...openings],
  };
}
