import type { TodayFacts } from '@skep/domain';
import { AgendaReminderFragment } from '../agenda/AgendaScreen.graphql.ts';
import { dayOf } from '../agenda/calendar-days.ts';
import { readFragment } from '../generated/fragment-masking.ts';
import type {
  AgendaReminderFragment as Reminder,
  AgendaTaskFragment as Task,
  TodayQuery,
} from '../generated/graphql.ts';
import { AgendaTaskFragment } from '../tasks/task.graphql.ts';

export type KnownAlert = TodayQuery['openAlerts'][number];
export type KnownDevice = TodayQuery['apiaries'][number]['hives'][number]['devices'][number];

/** The facts of the answer, and what the lines about them name, by id. */
export interface KnownToday {
  facts: TodayFacts;
  alerts: ReadonlyMap<string, KnownAlert>;
  devices: ReadonlyMap<string, KnownDevice>;
  tasks: ReadonlyMap<string, Task>;
  reminders: ReadonlyMap<string, Reminder>;
  flowKg: ReadonlyMap<string, number>;
  hiveNames: ReadonlyMap<string, string>;
  apiaryNames: ReadonlyMap<string, string>;
}

const statesWithBees = new Set(['ACTIVE', 'NUCLEUS', 'QUEENLESS']);

/** Days are those of the clock of this browser. */
export function knownToday(data: TodayQuery, now: Date): KnownToday {
  const hives = data.apiaries.flatMap(({ id: apiaryId, hives: own }) =>
    own.map((hive) => ({ ...hive, apiaryId })),
  );
  const alerts = data.openAlerts.filter(({ endedAt }) => !endedAt);
  const devices = hives.flatMap(({ id: hiveId, devices: own }) =>
    own.map((device) => ({ ...device, hiveId })),
  );
  const tasks = data.tasks
    .map((task) => readFragment(AgendaTaskFragment, task))
    .filter(({ doneAt }) => !doneAt);
  const reminders = data.reminders
    .map((reminder) => readFragment(AgendaReminderFragment, reminder))
    .filter(({ isDone }) => !isDone);
  const dayAt = (moment: string) => dayOf(new Date(moment));
  return {
    facts: {
      today: dayOf(now),
      apiaries: data.apiaries.map(({ id, coordinates }) => ({ id, place: coordinates ?? undefined })),
      hives: hives.map(({ id, apiaryId, isOwner, state, queen, lastInspection }) => ({
        ...{ id, apiaryId, isOwn: isOwner, hasBees: statesWithBees.has(state) },
        needsAttention: lastInspection?.needsAttention ?? false,
        inspectedOn: lastInspection?.inspectedAt.slice(0, 10),
        isQueenless: state === 'QUEENLESS',
        queen: queen
          ? { birthDate: queen.birthDate ?? undefined, isFertilized: queen.isFertilized }
          : undefined,
      })),
      alerts: alerts.map(({ id, hiveId, firstAt }) => ({
        ...{ id, hiveId: hiveId ?? undefined, since: dayAt(firstAt) },
      })),
      silentDevices: devices.flatMap(({ id, hiveId, lastMessageAt, isOnline }) =>
        lastMessageAt && !isOnline ? [{ id, hiveId, since: dayAt(lastMessageAt) }] : [],
      ),
      tasks: tasks.map(({ id, day, hiveIds, hives: there, apiaryId }) => ({
        ...{ id, day: day ?? undefined, hiveIds },
        apiaryIds: apiaryId ? [apiaryId] : [...new Set(there.map((hive) => hive.apiaryId))],
      })),
      reminders: reminders.map(({ id, dueAt, hiveId, apiaryId }) => ({
        ...{ id, day: dueAt ? dayAt(dueAt) : undefined, hiveId, apiaryId },
      })),
      ...data.dues,
      stores: data.dues.stores.map(({ frames, ...stores }) => ({ ...stores, frames: frames ?? undefined })),
      forecasts: data.apiaryForecasts.map(({ apiaryId, days }) => ({
        apiaryId,
        days: days.map(({ windMs, ...day }) => ({ ...day, windMs: windMs ?? undefined })),
      })),
    },
    alerts: byId(alerts),
    devices: byId(devices),
    tasks: byId(tasks),
    reminders: byId(reminders),
    flowKg: new Map(data.dues.flows.map(({ hiveId, kg }) => [hiveId, kg])),
    hiveNames: new Map(hives.map(({ id, name }) => [id, name])),
    apiaryNames: new Map(data.apiaries.map(({ id, name }) => [id, name])),
  };
}

const byId = <Value extends { id: string }>(values: readonly Value[]): ReadonlyMap<string, Value> =>
  new Map(values.map((value) => [value.id, value]));
