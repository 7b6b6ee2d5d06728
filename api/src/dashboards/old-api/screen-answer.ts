import { dashboardIntervals } from '@skep/domain';
import Type from 'typebox';
import { LayerBody } from '#hives/old-api/hive-answer.ts';
import { moodToWire } from '#inspections/old-api/mood.ts';
import { wireInstant } from '#measurements/series/wire.ts';
import type { PublicAddresses } from '#platform/context/context.ts';
import { nullable, oneOf } from '#platform/http/schemas.ts';
import { flagOf } from '#platform/http/wire-values.ts';
import { QuantityBody, quantityToWire } from '#platform/taxonomy/old-api/quantity-json.ts';
import { quantityNamed } from '#platform/taxonomy/quantities.ts';
import { logoAddressOf } from '../core/dashboard.ts';
import type { ShownDashboard, ShownHive } from '../public-dashboard/shown.ts';

// What the screens of the old system ask for: first the dashboard with its hives, then each hive by itself.

const Online = Type.Union([Type.Boolean(), Type.Literal('')], { description: 'Empty if it has no device.' });

const OldHive = Type.Object({
  device_online: Online,
  id: Type.Integer(),
  name: Type.String(),
  sensors: Type.Array(Type.Integer()),
  layers: Type.Array(LayerBody),
});

const OldMeasuredHive = Type.Object({
  device_online: Online,
  last_inspection_date: nullable(Type.String({ description: 'YYYY-MM-DD HH:MM:SS, local.' })),
  impression: nullable(Type.Integer({ description: '1 sad, 2 neutral, 3 happy.' })),
  notes: Type.String({ description: 'Empty if the owner hides them.' }),
  lat: nullable(
    Type.Number({ description: 'Rounded to a tenth of a degree; only if the owner shows a map.' }),
  ),
  lon: nullable(Type.Number()),
  location_name: Type.String({ description: 'Always empty, because it could reveal where hives are.' }),
  index: Type.Literal(0),
  interval: oneOf(dashboardIntervals),
  relative_interval: Type.Literal(1),
  resolution: Type.String(),
  sensorDefinitions: Type.Object({}, { description: 'Always empty.' }),
  measurements: Type.Array(
    Type.Unsafe<Record<string, string | number | null>>(
      Type.Object({ time: Type.String() }, { additionalProperties: { type: ['number', 'null'] } }),
    ),
  ),
  start: Type.String(),
  end: Type.String(),
});

const flag = Type.Integer();

export const OldScreenBody = Type.Object({
  name: Type.Optional(Type.String()),
  speed: Type.Optional(Type.Integer()),
  interval: Type.Optional(oneOf(dashboardIntervals)),
  show_inspections: Type.Optional(flag),
  show_all: Type.Optional(flag),
  hide_measurements: Type.Optional(flag),
  logo_url: Type.Optional(nullable(Type.String())),
  sensormeasurements: Type.Optional(Type.Array(QuantityBody)),
  hives: Type.Array(Type.Union([OldMeasuredHive, OldHive])),
});

export function oldScreenToWire(
  dashboard: ShownDashboard,
  { addresses, locale }: { addresses: PublicAddresses; locale: string },
): Type.Static<typeof OldScreenBody> {
  const { hives } = dashboard;
  const names = new Set(hives.flatMap(({ curves }) => curves.map(({ quantity }) => quantity)));
  return {
    name: dashboard.title,
    speed: dashboard.paceSeconds,
    interval: dashboard.interval,
    show_inspections: flagOf(dashboard.parts.includes('inspections')) ?? 0,
    show_all: flagOf(dashboard.showsAll) ?? 0,
    hide_measurements: flagOf(names.size === 0) ?? 0,
    logo_url: logoAddressOf(dashboard, addresses) ?? null,
    sensormeasurements: [...names].flatMap((name) => {
      const quantity = quantityNamed(name);
      return quantity === undefined ? [] : [quantityToWire(quantity, locale)];
    }),
    hives: hives.map(({ id, name, layers, devices }) => ({
      device_online: onlineOf(devices),
      id,
      name,
      sensors: devices.map((device) => device.id),
      layers: layers.map((layer) => ({
        id: layer.id,
        order: layer.order,
        color: layer.color ?? null,
        type: layer.kind,
        framecount: layer.frameCount ?? 0,
      })),
    })),
  };
}

export function oldHiveToWire(
  { interval, start, end, times }: ShownDashboard,
  { devices, curves, inspection, place }: ShownHive,
): Type.Static<typeof OldScreenBody> {
  const measured = {
    device_online: onlineOf(devices),
    last_inspection_date: inspection?.inspectedLocal ?? null,
    impression: inspection?.impression === undefined ? null : moodToWire(inspection.impression),
    notes: inspection?.notes ?? '',
    lat: place?.latitude ?? null,
    lon: place?.longitude ?? null,
    location_name: '',
    index: 0 as const,
    interval,
    relative_interval: 1 as const,
    resolution: `${minutesBetween(times)}m`,
    sensorDefinitions: {},
    measurements: times.map((time, index) => ({
      time: wireInstant(time),
      ...Object.fromEntries(curves.map(({ quantity, mean }) => [quantity, mean[index] ?? null])),
    })),
    start: wireInstant(start),
    end: wireInstant(end),
  };
  return { hives: [measured] };
}

function onlineOf([device]: ShownHive['devices']): boolean | '' {
  return device?.isOnline ?? '';
}

function minutesBetween([first, second]: readonly Date[]): number {
  return first === undefined || second === undefined ? 0 : (second.getTime() - first.getTime()) / 60_000;
}
