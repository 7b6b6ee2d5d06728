import { isLanguageCode } from '@skep/domain';
import type { AnswerOf } from '@skep/rest-client';
import type { Dashboard, DashboardScreen, ScreenHive } from '../../generated/schema.ts';
import { isoFromWire } from '../wire-values.ts';

type WireDashboard = AnswerOf<'getDashboard'>;
export type WireScreen = AnswerOf<'getScreen'>;

export function dashboardFromWire(dashboard: WireDashboard): Dashboard {
  return {
    id: String(dashboard.id),
    revision: dashboard.rev,
    accessCode: dashboard.code,
    url: dashboard.url,
    title: dashboard.name,
    description: dashboard.description,
    hiveIds: dashboard.hive_ids.map(String),
    paceSeconds: dashboard.speed,
    interval: dashboard.interval,
    startsOn: dashboard.start_date,
    endsOn: dashboard.end_date,
    showsAll: dashboard.show_all === 1,
    parts: dashboard.parts,
    language: languageFromWire(dashboard),
    weightUnit: dashboard.weight_unit,
    temperatureUnit: dashboard.temperature_unit,
    theme: dashboard.theme,
    sites: dashboard.embed_sites,
    logoUrl: dashboard.logo_url,
    openings: dashboard.opened,
  };
}

export function screenFromWire(screen: WireScreen): DashboardScreen {
  return {
    title: screen.name,
    paceSeconds: screen.speed,
    interval: screen.interval,
    start: screen.start,
    end: screen.end,
    parts: screen.parts,
    language: languageFromWire(screen),
    weightUnit: screen.weight_unit,
    temperatureUnit: screen.temperature_unit,
    theme: screen.theme,
    logoUrl: screen.logo_url,
    renewSeconds: screen.renew_seconds,
    times: screen.times,
    hives: screen.hives.map(hiveFromWire),
  };
}

function hiveFromWire(hive: WireScreen['hives'][number]): ScreenHive {
  const { inspection, weather, place } = hive;
  return {
    id: String(hive.id),
    name: hive.name,
    color: hive.color,
    layers: hive.layers.map(({ type, color, framecount }) => ({ kind: type, color, frameCount: framecount })),
    newest: hive.newest.map(({ abbreviation, value, time }) => ({ quantity: abbreviation, value, at: time })),
    curves: hive.curves.map(({ abbreviation, mean }) => ({ quantity: abbreviation, mean })),
    inspection: inspection && {
      inspectedAt: isoFromWire(inspection.date, inspection.timezone),
      impression: inspection.impression_grade,
      notes: inspection.notes,
    },
    weather: weather && {
      temperatureCelsius: weather.temperature,
      condition: weather.condition,
      isDay: weather.day,
    },
    place: place && { latitude: place.lat, longitude: place.lon, land: place.land, borders: place.borders },
  };
}

function languageFromWire({ locale }: { locale: string | null }) {
  return locale !== null && isLanguageCode(locale) ? locale : null;
}
