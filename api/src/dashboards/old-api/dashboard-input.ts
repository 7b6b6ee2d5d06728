import { type DashboardPart, dashboardLimits, usualDashboard } from '@skep/domain';
import Type from 'typebox';
import { is } from 'valibot';
import type { HiveId } from '#platform/context/ids.ts';
import { idSchema, nullable } from '#platform/http/schemas.ts';
import { changesOfOld, oldInputOf, oldNamesOf } from '#platform/resource/fields.ts';
import type { DashboardChanges } from '../core/dashboard.ts';
import { dashboardFields } from '../core/dashboard-fields.ts';
import { measuredParts } from './dashboard-answer.ts';

const MaybeFlag = Type.Optional(nullable(Type.Boolean()));

const { name, description, speed, interval, start_date, end_date, show_all, ...others } =
  oldInputOf(dashboardFields);

export const DashboardInput = Type.Object({
  ...{ name, description },
  hive_ids: Type.Optional(
    nullable(
      Type.Array(idSchema<HiveId>(), {
        maxItems: 1000,
        description: `At most ${dashboardLimits.hives} hives of the person.`,
      }),
    ),
  ),
  ...{ speed, interval, start_date, end_date },
  show_inspections: MaybeFlag,
  show_all,
  hide_measurements: MaybeFlag,
  ...others,
});

export type SentDashboard = Type.Static<typeof DashboardInput>;

/** How the wire calls the parts of a dashboard. */
export const dashboardNames = oldNamesOf(dashboardFields);

/** What a body says of a dashboard. @param held default: a new one */
export function dashboardChangesOf(
  sent: Partial<SentDashboard>,
  held: { parts: readonly DashboardPart[] } = usualDashboard,
): DashboardChanges {
  const changes = changesOfOld(dashboardFields, withoutNulls(sent));
  return {
    ...changes,
    hiveIds: sent.hive_ids ?? undefined,
    parts: partsOf(sent, changes.parts ?? held.parts),
  };
}

const mayBeTakenAway = new Set<string>(
  Object.values(dashboardFields)
    .filter(({ rule }) => is(rule, undefined))
    .map(({ column, ...field }) => ('old' in field ? field.old : undefined) ?? column),
);

/** Of what each dashboard has, null says nothing: it stays as it is. */
function withoutNulls(sent: Partial<SentDashboard>): object {
  const said = Object.entries(sent).filter(([sentAs, value]) => value !== null || mayBeTakenAway.has(sentAs));
  return Object.fromEntries(said);
}

/** The words of the old wire count where they were changed. */
function partsOf(sent: Partial<SentDashboard>, held: readonly DashboardPart[]): DashboardPart[] {
  let parts = [...held];
  const set = (part: DashboardPart, isShown: boolean) => {
    const rest = parts.filter((each) => each !== part);
    parts = isShown ? [...rest, part] : rest;
  };
  // The old wire has one word for both.
  if (sent.show_inspections != null)
    for (const part of ['inspections', 'notes'] as const) set(part, sent.show_inspections);
  if (sent.hide_measurements === true) for (const part of measuredParts) set(part, false);
  if (sent.hide_measurements === false && !measuredParts.some((part) => parts.includes(part)))
    for (const part of measuredParts) set(part, true);
  return parts;
}
