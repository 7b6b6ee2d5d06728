import {
  type DashboardPart,
  dashboardIntervals,
  dashboardLimits,
  dashboardParts,
  dashboardThemes,
  temperatureUnits,
  usualDashboard,
  weightUnits,
} from '@skep/domain';
import Type from 'typebox';
import type { PublicAddresses } from '#platform/context/context.ts';
import type { HiveId } from '#platform/context/ids.ts';
import { idSchema, MaybeText, nullable, oneOf, text } from '#platform/http/schemas.ts';
import { flagOf } from '#platform/http/wire-values.ts';
import type { OwnDashboard } from './service.ts';

const Flag = Type.Integer({ description: '0 or 1.' });

export const DashboardBody = Type.Object({
  id: Type.Integer(),
  rev: Type.Integer({ description: 'Revision to send in If-Match.' }),
  code: Type.String({ description: 'Anyone who knows the code sees the dashboard.' }),
  url: Type.String({ description: 'Public address of the dashboard.' }),
  name: Type.String({ description: 'Title that all viewers see.' }),
  description: nullable(Type.String({ description: 'Only its owner sees this.' })),
  hive_ids: Type.Array(Type.Integer(), { description: 'In the order in which they are shown.' }),
  speed: Type.Integer({ description: 'Seconds for which each hive is shown.' }),
  interval: oneOf(dashboardIntervals),
  start_date: nullable(Type.String({ description: 'YYYY-MM-DD, for the interval `selection`.' })),
  end_date: nullable(Type.String({ description: 'Last day of the project.' })),
  show_inspections: Flag,
  show_all: Flag,
  hide_measurements: Flag,
  parts: Type.Array(oneOf(dashboardParts), { description: 'Parts of the hives that it shows.' }),
  locale: nullable(Type.String({ description: 'Null: the setting of the viewer.' })),
  weight_unit: oneOf(weightUnits),
  temperature_unit: oneOf(temperatureUnits),
  theme: oneOf(dashboardThemes),
  embed_sites: Type.Array(Type.String(), { description: 'Origins of sites that may show it in a frame.' }),
  logo_url: nullable(Type.String()),
  opened: Type.Array(Type.Object({ day: Type.String(), count: Type.Integer() }), {
    description: 'Number of views by day (UTC), newest first.',
  }),
});

const MaybeFlag = Type.Optional(nullable(Type.Boolean()));

export const DashboardInput = Type.Object({
  name: MaybeText,
  description: MaybeText,
  hive_ids: Type.Optional(
    nullable(
      Type.Array(idSchema<HiveId>(), {
        maxItems: 1000,
        description: `At most ${dashboardLimits.hives} hives of the person.`,
      }),
    ),
  ),
  speed: Type.Optional(
    nullable(
      Type.Integer({
        description: `${dashboardLimits.paceSecondsMin} to ${dashboardLimits.paceSecondsMax} seconds.`,
      }),
    ),
  ),
  interval: Type.Optional(nullable(oneOf(dashboardIntervals))),
  start_date: MaybeText,
  end_date: MaybeText,
  show_inspections: MaybeFlag,
  show_all: MaybeFlag,
  hide_measurements: MaybeFlag,
  parts: Type.Optional(nullable(Type.Array(oneOf(dashboardParts), { maxItems: 50 }))),
  locale: MaybeText,
  weight_unit: Type.Optional(nullable(oneOf(weightUnits))),
  temperature_unit: Type.Optional(nullable(oneOf(temperatureUnits))),
  theme: Type.Optional(nullable(oneOf(dashboardThemes))),
  embed_sites: Type.Optional(nullable(Type.Array(text(), { maxItems: 100 }))),
});

export type SentDashboard = Type.Static<typeof DashboardInput>;

/** How the wire calls the parts of a dashboard. */
export const dashboardNames = {
  name: 'title',
  speed: 'paceSeconds',
  hive_ids: 'hiveIds',
  start_date: 'startsOn',
  end_date: 'endsOn',
  show_all: 'showsAll',
  weight_unit: 'weightUnit',
  temperature_unit: 'temperatureUnit',
  embed_sites: 'sites',
} as const;

const measured: readonly DashboardPart[] = ['weight', 'temperature', 'sound', 'bees'];

export function dashboardToWire(
  dashboard: OwnDashboard,
  addresses: PublicAddresses,
): Type.Static<typeof DashboardBody> {
  const { parts } = dashboard;
  return {
    id: dashboard.id,
    rev: dashboard.rev,
    code: dashboard.code,
    url: `${addresses.webApp}/dashboard/${dashboard.code}`,
    name: dashboard.title,
    description: dashboard.description ?? null,
    hive_ids: [...dashboard.hiveIds],
    speed: dashboard.paceSeconds,
    interval: dashboard.interval,
    start_date: dashboard.startsOn ?? null,
    end_date: dashboard.endsOn ?? null,
    show_inspections: flagOf(parts.includes('inspections')) ?? 0,
    show_all: flagOf(dashboard.showsAll) ?? 0,
    hide_measurements: flagOf(!measured.some((part) => parts.includes(part))) ?? 0,
    parts: [...parts],
    locale: dashboard.language ?? null,
    weight_unit: dashboard.weightUnit,
    temperature_unit: dashboard.temperatureUnit,
    theme: dashboard.theme,
    embed_sites: [...dashboard.sites],
    logo_url: logoUrlOf(dashboard, addresses),
    opened: [...dashboard.openings],
  };
}

export function logoUrlOf({ logo }: Pick<OwnDashboard, 'logo'>, { api }: PublicAddresses): string | null {
  return logo === undefined ? null : `${api}/dashboards/logos/${logo.key}`;
}

/** As the form of the domain has it, where its limits are. @param held default: a new one */
export function formOf(
  sent: Partial<SentDashboard>,
  held: OwnDashboard | typeof usualDashboard = usualDashboard,
) {
  return {
    title: sent.name === undefined ? held.title : (sent.name ?? ''),
    description: sent.description === undefined ? held.description : (sent.description ?? ''),
    hiveIds: sent.hive_ids ?? [...held.hiveIds],
    paceSeconds: sent.speed ?? held.paceSeconds,
    interval: sent.interval ?? held.interval,
    startsOn: sent.start_date === undefined ? held.startsOn : (sent.start_date ?? ''),
    endsOn: sent.end_date === undefined ? held.endsOn : (sent.end_date ?? ''),
    showsAll: sent.show_all ?? held.showsAll,
    parts: partsOf(sent, held.parts),
    language: sent.locale === undefined ? held.language : (sent.locale ?? ''),
    weightUnit: sent.weight_unit ?? held.weightUnit,
    temperatureUnit: sent.temperature_unit ?? held.temperatureUnit,
    theme: sent.theme ?? held.theme,
    sites: sent.embed_sites ?? [...held.sites],
  };
}

/** The words of the old wire count where they were changed. */
function partsOf(sent: Partial<SentDashboard>, held: readonly DashboardPart[]): DashboardPart[] {
  let parts = [...(sent.parts ?? held)];
  const set = (part: DashboardPart, isShown: boolean) => {
    const others = parts.filter((each) => each !== part);
    parts = isShown ? [...others, part] : others;
  };
  // The old wire has one word for both.
  if (sent.show_inspections != null)
    for (const part of ['inspections', 'notes'] as const) set(part, sent.show_inspections);
  if (sent.hide_measurements === true) for (const part of measured) set(part, false);
  if (sent.hide_measurements === false && !measured.some((part) => parts.includes(part)))
    for (const part of measured) set(part, true);
  return parts;
}
