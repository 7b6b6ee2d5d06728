import { inUnits, roundTo, type Units } from '@skep/domain';
import { unitsOf } from '#account/settings/units.ts';
import { diaryTable } from '#inspections/inspections/diary-table.ts';
import { measuredNames } from '#measurements/series/series-store.ts';
import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import type { ExportRow, ExportTable } from '#platform/exporting/export-table.ts';
import type { Sheet } from '#platform/exporting/workbook.ts';
import { quantities, quantityNamed } from '#platform/taxonomy/quantities.ts';
import { quantityTitle, weatherName } from '#platform/taxonomy/quantity-names.ts';
import { weatherNames } from '#platform/taxonomy/weather-quantities.ts';
import { unitOfWeather } from '#weather/core/quantities.ts';
import { type ExportOptions, exportTables } from './contents.ts';
import { deviceMeans, measuredDevices, weatherApiaries, weatherMeans } from './means-store.ts';

/** Names of the old workbook's sheets, and which of our tables they are. */
const ofTables = [
  ['users', 'account'],
  ['apiaries', 'apiaries'],
  ['hives', 'hives'],
  ['queens', 'queens'],
  ['inspections', 'inspections'],
  ['devices', 'devices'],
  ['groups', 'groups'],
  ['group hives', 'group_hives'],
  ['hives shown to you', 'shown_hives'],
] as const;

/** A person's things as the sheets of a workbook, in the order of the old one. */
export async function exportSheets(
  context: Context,
  ownerId: UserId,
  options: ExportOptions,
): Promise<Sheet[]> {
  const tables = exportTables(context, options);
  const units = await unitsOf(context, ownerId);
  const diary = await diaryTable(context, ownerId);
  const sheets = ofTables.flatMap(([name, table]) => {
    const found = table === 'inspections' ? diary : tables.find((one) => one.name === table);
    return found === undefined ? [] : [sheetOf(context, ownerId, name, found)];
  });
  const sensors = options.withMeasurements
    ? [
        await sensorSheet(context, ownerId, units),
        ...tables
          .filter(({ name }) => name === 'flash_logs')
          .map((table) => sheetOf(context, ownerId, 'device flashlogs', table)),
        weatherSheet(context, ownerId, units),
      ]
    : [];
  return [metaSheet(context, options), ...sheets, ...sensors];
}

function sheetOf(context: Context, ownerId: UserId, name: string, table: ExportTable): Sheet {
  return { name, columns: table.columns, pages: () => table.pages(context, ownerId) };
}

function metaSheet({ clock, addresses, locale }: Context, options: ExportOptions): Sheet {
  const facts: [string, ExportRow[string]][] = [
    ['exported_at', clock.now()],
    ['service', addresses.webApp],
    ['language', locale],
    ['times', 'UTC'],
    ['group_data', options.withGroups],
    ['sensor_data', options.withMeasurements],
  ];
  async function* pages() {
    yield facts.map(([name, value]) => ({ name, value }));
  }
  return { name: 'meta', columns: ['name', 'value'], pages };
}

const yearMs = 366 * 24 * 60 * 60 * 1000;

/** What is measured, as the person reads it: each column with its unit in its title. */
interface MeasuredColumn {
  key: string;
  title: string;
  unit: string | undefined;
}

function inUnitsOf(columns: readonly MeasuredColumn[], units: Units) {
  return (row: ExportRow): ExportRow =>
    Object.fromEntries(
      columns.map(({ key, title, unit }) => {
        const value = row[key] ?? null;
        return [title, typeof value === 'number' ? roundTo(inUnits({ value, unit }, units).value, 3) : value];
      }),
    );
}

/** Means of six hours of every device: a year of it is read at once. */
async function sensorSheet(context: Context, ownerId: UserId, units: Units): Promise<Sheet> {
  const devices = await measuredDevices(context, ownerId);
  const placements = devices.map(({ id, first, last }) => ({
    deviceId: id,
    from: first,
    to: new Date(last.getTime() + 1),
  }));
  const names = await measuredNames(
    context,
    placements,
    quantities.map(({ abbreviation }) => abbreviation),
  );
  const columns = names.map((key) => ({
    ...{ key, title: quantityTitle(context.locale, key, units), unit: quantityNamed(key)?.unit },
  }));
  const asRead = inUnitsOf(columns, units);
  async function* pages() {
    for (const { id, name, first, last } of devices)
      for (let from = yearOf(first); from <= last; from = new Date(from.getTime() + yearMs)) {
        const to = new Date(from.getTime() + yearMs);
        const rows = await deviceMeans(context, { deviceId: id, from, to }, names);
        yield rows.map((row) => ({ ...asRead(row), time: row.time ?? null, device_id: id, device: name }));
      }
  }
  const titles = columns.map(({ title }) => title);
  return { name: 'sensor data', columns: ['device_id', 'device', 'time', ...titles], pages };
}

/** The beginning of a day, so that no six hours are cut in two. */
const yearOf = (time: Date) => new Date(`${time.toISOString().slice(0, 10)}T00:00:00Z`);

function weatherSheet(context: Context, ownerId: UserId, units: Units): Sheet {
  const columns = weatherNames.map((key) => {
    const unit = unitOfWeather(key);
    const shown = inUnits({ value: 0, unit }, units).unit;
    const name = weatherName(context.locale, key);
    return { key, title: shown === '-' ? name : `${name} (${shown})`, unit };
  });
  const asRead = inUnitsOf(columns, units);
  async function* pages() {
    for (const { id, name, place_id } of await weatherApiaries(context, ownerId)) {
      const rows = await weatherMeans(context, place_id, context.clock.now());
      yield rows.map((row) => ({ ...asRead(row), time: row.time ?? null, apiary_id: id, apiary: name }));
    }
  }
  const titles = columns.map(({ title }) => title);
  return { name: 'weather data', columns: ['apiary_id', 'apiary', 'time', ...titles], pages };
}
