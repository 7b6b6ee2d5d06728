import type { RequestedDevices } from '#measurements/series/requested-devices.ts';
import { instantIn, type Window } from '#measurements/series/window.ts';
import { mayDo } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import { alertsOn } from './alert-store.ts';
import type { ChartMark, ChartNote } from './annotation.ts';
import { type MarkedEntry, registerEntriesOf } from './entry-store.ts';
import { notesOf } from './note-store.ts';
import { colonyEventsOf, inspectionsOf } from './seen-store.ts';
import { hiveTimeRanges } from './time-range-store.ts';

/** Of each kind: more than a beekeeper notes of a hive in ten years, and than anybody tells apart on a screen. */
const mostOfKind = 500;

/** The annotations of a chart, the oldest first. */
export async function marksOfChart(
  context: SignedInContext,
  requested: RequestedDevices,
  { window, zone }: { window: Window; zone: string },
): Promise<ChartMark[]> {
  const timeRanges = await hiveTimeRanges(context, requested, window);
  const inspections = await inspectionsOf(context, timeRanges, mostOfKind);
  const events = await colonyEventsOf(context, timeRanges, mostOfKind);
  const deviceId = requested.hiveId === undefined ? requested.deviceId : undefined;
  const notes = await notesOf(context, deviceId, timeRanges, { window, limit: mostOfKind });
  const alerts = await alertsOn(context, context.user.id, requested, {
    timeRanges,
    window,
    limit: mostOfKind,
  });
  const entries = await registerEntriesOf(context, timeRanges, mostOfKind);
  return [
    ...inspections.map(markOfInspection),
    ...events.map((event) => markOfEvent(event, zone)),
    ...notes.map(markOfNote),
    ...alerts.map(markOfAlert),
    ...entries.map((entry) => markOfEntry(entry, zone)),
  ]
    .filter(({ time }) => time >= window.start && time < window.end)
    .toSorted((one, other) => one.time.getTime() - other.time.getTime());
}

export function markOfNote({ access, ...note }: ChartNote): ChartMark {
  return { ...note, kind: 'note', event: undefined, canEdit: mayDo('edit', { access }) };
}

type InspectionRow = Awaited<ReturnType<typeof inspectionsOf>>[number];

function markOfInspection({ id, time, notes, hiveId, hiveName, ...row }: InspectionRow): ChartMark {
  const eventKind = row.is_move ? 'move' : 'build';
  return {
    kind: row.is_event ? eventKind : 'inspection',
    id,
    time,
    text: notes ?? undefined,
    hive: { id: hiveId, name: hiveName },
    event: undefined,
    canEdit: false,
  };
}

type EventRow = Awaited<ReturnType<typeof colonyEventsOf>>[number];

function markOfEvent({ id, kind, day, note, hiveId, hiveName }: EventRow, zone: string): ChartMark {
  return {
    kind: 'colony',
    id,
    time: middleOf(day, zone),
    text: note ?? undefined,
    hive: { id: hiveId, name: hiveName },
    event: kind,
    canEdit: false,
  };
}

type AlertRow = Awaited<ReturnType<typeof alertsOn>>[number];

function markOfAlert({ id, time, ruleName, hiveId, hiveName }: AlertRow): ChartMark {
  return {
    kind: 'alert',
    id,
    time,
    text: ruleName,
    hive: hiveId === null ? undefined : { id: hiveId, name: hiveName ?? '' },
    event: undefined,
    canEdit: false,
  };
}

function markOfEntry({ id, kind, day, product, hiveId, hiveName }: MarkedEntry, zone: string): ChartMark {
  return {
    kind: 'entry',
    id,
    time: middleOf(day, zone),
    text: product,
    hive: { id: hiveId, name: hiveName },
    event: undefined,
    entryKind: kind,
    canEdit: false,
  };
}

/** Of what nobody says at which hour it was: the middle of the day is never far off. */
function middleOf(day: string, zone: string): Date {
  return instantIn(zone, new Date(`${day}T12:00:00Z`));
}
