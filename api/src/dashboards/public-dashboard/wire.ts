import { createHash } from 'node:crypto';
import {
  dashboardIntervals,
  dashboardParts,
  dashboardThemes,
  layerKinds,
  temperatureUnits,
  weatherConditions,
  weightUnits,
} from '@skep/domain';
import Type from 'typebox';
import { wireInstant } from '#measurements/series/wire.ts';
import type { PublicAddresses } from '#platform/context/context.ts';
import { nullable, oneOf } from '#platform/http/schemas.ts';
import { logoUrlOf } from '../dashboard-admin/wire.ts';
import { regionMapSize } from './region-map.ts';
import { renewSecondsOf } from './service.ts';
import type { ShownDashboard, ShownHive } from './shown.ts';

const { width, height, kmPerUnit } = regionMapSize;
const mapMeans = `Land around it, ${width} by ${height} units of ${kmPerUnit} km`;

const ScreenHive = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  color: nullable(Type.String()),
  layers: Type.Array(
    Type.Object({
      type: oneOf(layerKinds),
      color: nullable(Type.String()),
      framecount: nullable(Type.Integer()),
    }),
    { description: 'Layers from the roof to the floor.' },
  ),
  newest: Type.Array(
    Type.Object({
      abbreviation: Type.String(),
      value: Type.Number(),
      time: Type.String({ description: 'YYYY-MM-DDTHH:MM:SSZ' }),
    }),
  ),
  curves: Type.Array(
    Type.Object({
      abbreviation: Type.String(),
      mean: Type.Array(nullable(Type.Number()), {
        description: 'One value for each time; null: no measurement.',
      }),
    }),
  ),
  inspection: nullable(
    Type.Object({
      date: Type.String({ description: 'YYYY-MM-DD HH:MM:SS, local.' }),
      timezone: Type.String(),
      impression_grade: nullable(Type.Integer({ description: '1 to 10.' })),
      notes: nullable(Type.String({ description: 'Only if the owner shows them.' })),
    }),
  ),
  weather: nullable(
    Type.Object({
      temperature: nullable(Type.Number({ description: 'Degrees Celsius.' })),
      condition: nullable(oneOf(weatherConditions)),
      day: Type.Boolean({ description: 'Whether the sun is up.' }),
    }),
  ),
  place: nullable(
    Type.Object(
      {
        lat: Type.Number(),
        lon: Type.Number(),
        land: Type.String({ description: `${mapMeans}, as the path of an SVG.` }),
        borders: Type.String({ description: 'Borders of countries, as another path.' }),
      },
      { description: 'Rounded to a tenth of a degree.' },
    ),
  ),
});

export const ScreenBody = Type.Object({
  name: Type.String(),
  speed: Type.Integer(),
  interval: oneOf(dashboardIntervals),
  start: Type.String({ description: 'Start of its curves: YYYY-MM-DDTHH:MM:SSZ.' }),
  end: Type.String(),
  parts: Type.Array(oneOf(dashboardParts)),
  locale: nullable(Type.String()),
  weight_unit: oneOf(weightUnits, {
    description: 'Unit for display; weights in `hives` are in kilograms.',
  }),
  temperature_unit: oneOf(temperatureUnits),
  theme: oneOf(dashboardThemes),
  logo_url: nullable(Type.String()),
  renew_seconds: Type.Integer({ description: 'Seconds until the content may change.' }),
  times: Type.Array(Type.String(), { description: 'Start of each bin of all curves.' }),
  hives: Type.Array(ScreenHive),
});

export type ScreenWire = Type.Static<typeof ScreenBody>;

export interface SentScreen {
  body: ScreenWire;
  text: string;
  etag: string;
}

const sent = new WeakMap<ShownDashboard, SentScreen>();

/** Written once for all who ask for it. */
export function sentScreen(shown: ShownDashboard, addresses: PublicAddresses): SentScreen {
  const known = sent.get(shown);
  if (known !== undefined) return known;
  const body = screenToWire(shown, addresses);
  const text = JSON.stringify(body);
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  const made = { body, text, etag };
  sent.set(shown, made);
  return made;
}

function screenToWire(
  { dashboard, window, times, hives }: ShownDashboard,
  addresses: PublicAddresses,
): ScreenWire {
  return {
    name: dashboard.title,
    speed: dashboard.paceSeconds,
    interval: dashboard.interval,
    start: wireInstant(window.start),
    end: wireInstant(window.end),
    parts: [...dashboard.parts],
    locale: dashboard.language ?? null,
    weight_unit: dashboard.weightUnit,
    temperature_unit: dashboard.temperatureUnit,
    theme: dashboard.theme,
    logo_url: logoUrlOf(dashboard, addresses),
    renew_seconds: renewSecondsOf(dashboard),
    times: times.map(wireInstant),
    hives: hives.map(hiveToWire),
  };
}

function hiveToWire({
  hive,
  newest,
  curves,
  inspection,
  weather,
  place,
}: ShownHive): ScreenWire['hives'][number] {
  return {
    id: hive.id,
    name: hive.name,
    color: hive.color ?? null,
    layers: hive.layers.map(({ kind, color, frameCount }) => ({
      type: kind,
      color: color ?? null,
      framecount: frameCount ?? null,
    })),
    newest: newest.map(({ name, value, at }) => ({ abbreviation: name, value, time: wireInstant(at) })),
    curves: curves.map(({ name, means }) => ({ abbreviation: name, mean: [...means] })),
    inspection: inspection === undefined ? null : inspectionToWire(inspection),
    weather:
      weather === undefined
        ? null
        : {
            temperature: weather.temperature ?? null,
            condition: weather.condition ?? null,
            day: weather.isDay,
          },
    place: place === undefined ? null : placeToWire(place),
  };
}

function placeToWire({ latitude, longitude, land, borders }: NonNullable<ShownHive['place']>) {
  return { lat: latitude, lon: longitude, land, borders };
}

function inspectionToWire({
  inspectedLocal,
  timeZone,
  impression,
  notes,
}: NonNullable<ShownHive['inspection']>) {
  return {
    date: inspectedLocal,
    timezone: timeZone,
    impression_grade: impression ?? null,
    notes: notes ?? null,
  };
}
