import { moodOfGrade } from '@skep/domain';
import type { FakeAnswer } from '@skep/remote-kit/testing';
import {
  AgendaQuery,
  DeleteCalendarLinkMutation,
  DueRemindersQuery,
  MakeCalendarLinkMutation,
  PutOffReminderMutation,
  ReminderCalendarQuery,
  SetReminderMailsMutation,
  TickReminderMutation,
} from '../agenda/AgendaScreen.graphql.ts';
import { DiaryChoicesQuery, DiaryQuery } from '../diary/DiaryScreen.graphql.ts';
import { EditInspectionQuery } from '../edit-inspection/EditInspectionScreen.graphql.ts';
import type { InspectionFieldsInput, InspectionFilter } from '../generated/graphql.ts';
import { HiveInspectionsQuery } from '../hive-inspections/HiveInspectionsScreen.graphql.ts';
import { HiveHistoryQuery } from '../hive-inspections/history.graphql.ts';
import { ReadInspectionQuery } from '../inspection-detail/InspectionScreen.graphql.ts';
import {
  CreateInspectionMutation,
  CreateInspectionsMutation,
  DeleteInspectionMutation,
  UpdateInspectionMutation,
} from '../inspection-form/saved-inspection.graphql.ts';
import { InspectQuery } from '../new-inspection/InspectScreen.graphql.ts';
import { PhotosQuery } from '../photos/photos.graphql.ts';
import { ReadingsQuery } from '../readings/readings.graphql.ts';
import {
  aFailure,
  anInspection,
  aPhoto,
  aReminder,
  type HiveAnswer,
  type InspectionAnswer,
  type ReadingsAnswer,
  type ReminderAnswer,
  someReadings,
  type TaskAnswer,
} from './builders.ts';
import { fakeSeason, type SeasonPart } from './fake-season.ts';
import { fakeTasks } from './fake-tasks.ts';
import { fakeToday, type TodayPart } from './fake-today.ts';
import { answering } from './gateway.ts';
import { sampleChecklist } from './sample-checklist.ts';
import { sampleHives, sampleInspections, sampleReminders } from './sample-inspections.ts';
import { tableOf } from './table.ts';

export interface FakeData {
  hives?: readonly HiveAnswer[];
  inspections?: readonly InspectionAnswer[];
  reminders?: readonly ReminderAnswer[];
  groups?: readonly { __typename: 'HiveGroup'; id: string; name: string }[];
  calendarLink?: CalendarLinkAnswer;
  tasks?: readonly TaskAnswer[];
  /** What is proposed for a new inspection. */
  readings?: ReadingsAnswer;
  /** What today shows in addition to reminders and tasks. */
  today?: TodayPart;
  /** What blooms where. */
  season?: SeasonPart;
}

interface CalendarLinkAnswer {
  __typename: 'CalendarLink';
  madeAt: string;
  lastReadAt: string | null;
}

/** Fewer than a screen asks for, so that tests have pages. */
const diaryPage = 30;

/** Answers of a gateway that remembers mutations, as far as these screens need. */
export function fakeServer(data: FakeData = {}): FakeAnswer[] {
  const hives = data.hives ?? sampleHives;
  const tasks = fakeTasks(data.tasks ?? [], hives);
  let reminders = [...(data.reminders ?? sampleReminders())];
  let hasReminderMails = true;
  let calendarLink = data.calendarLink ?? null;
  let stored = [...(data.inspections ?? sampleInspections())];

  return [
    answering(AgendaQuery, () => ({
      reminders: reminders.filter(({ isDone }) => !isDone),
      tasks: tasks.open(),
      hasReminderMails,
      calendarLink,
    })),
    fakeToday(data.today ?? {}, () => ({ reminders, tasks: tasks.open() })),
    answering(DueRemindersQuery, () => ({ reminders, tasks: tasks.open() })),
    ...tasks.answers,
    ...fakeSeason(data.season),
    answering(ReminderCalendarQuery, ({ id }) => ({ reminderCalendar: `BEGIN:VCALENDAR reminder-${id}` })),
    answering(MakeCalendarLinkMutation, () => {
      const madeAt = '2026-06-03T12:00:00Z';
      calendarLink = { __typename: 'CalendarLink', madeAt, lastReadAt: null };
      const address = 'https://skep.example/api/calendar/secret.ics';
      return { makeCalendarLink: { __typename: 'CalendarAddress', address, madeAt } };
    }),
    answering(DeleteCalendarLinkMutation, () => {
      calendarLink = null;
      return { deleteCalendarLink: { __typename: 'Done', done: true } };
    }),
    answering(TickReminderMutation, ({ id, isDone }) => ({
      tickReminder: changeReminder(id, () => ({ isDone })),
    })),
    answering(PutOffReminderMutation, ({ id, until }) => ({
      putOffReminder: changeReminder(id, () => ({ dueAt: until })),
    })),
    answering(SetReminderMailsMutation, ({ areWanted }) => {
      hasReminderMails = areWanted;
      return { setReminderMails: { __typename: 'Done', done: true } };
    }),
    answering(InspectQuery, ({ hiveId, hasHive }) => ({
      checklist: sampleChecklist,
      checklists: [{ __typename: 'ChecklistOutline', id: '1', name: 'My checklist' }],
      hives,
      ...(hasHive && { hive: { __typename: 'Hive', id: hiveId, lastAnswers: lastAnswersOf(hiveId) } }),
    })),
    answering(ReadingsQuery, ({ hiveId }) => ({
      hive: { __typename: 'Hive', id: hiveId, readings: data.readings ?? someReadings },
    })),
    answering(CreateInspectionsMutation, ({ input }) => ({
      createInspections: {
        __typename: 'RecordedInspections',
        inspections: input.hives.map(({ hiveId }, index) => ({
          __typename: 'RecordedInspection',
          id: `many-${index}`,
          hiveId,
        })),
      },
    })),
    answering(EditInspectionQuery, ({ id }) => ({
      inspection: find(id) ?? null,
      checklist: sampleChecklist,
      hives,
    })),
    answering(DiaryChoicesQuery, () => ({
      apiaries: distinct(hives.map(({ apiary }) => apiary)),
      inspectionAuthors: distinct(
        stored.flatMap(({ authorName }) =>
          authorName
            ? [{ __typename: 'InspectionAuthor' as const, id: authorId(authorName), name: authorName }]
            : [],
        ),
      ),
    })),
    answering(DiaryQuery, ({ filter, after }) => {
      const found = stored.filter((inspection) => matches(inspection, filter ?? {}));
      const start = Number(after ?? 0);
      const nodes = found.slice(start, start + diaryPage);
      const end = start + nodes.length;
      return {
        hiveGroups: data.groups ?? [],
        diary: {
          __typename: 'InspectionConnection',
          nodes,
          totalCount: found.length,
          endCursor: String(end),
          hasNextPage: end < found.length,
        },
      };
    }),
    answering(HiveInspectionsQuery, ({ id, page, pageSize }) => {
      const hive = hives.find((candidate) => candidate.id === id);
      const own = stored.filter((inspection) => inspection.hive?.id === id);
      return { hive: hive ? { ...hive, inspectionTable: tableOf(own, page, pageSize) } : null };
    }),
    answering(HiveHistoryQuery, ({ id, page }) => {
      const hive = hives.find((candidate) => candidate.id === id);
      const own = stored.filter((inspection) => inspection.hive?.id === id);
      return { hive: hive ? { ...hive, inspectionTable: tableOf(own, page, 290) } : null };
    }),
    answering(ReadInspectionQuery, ({ hiveId, id }) => {
      const hive = hives.find((candidate) => candidate.id === hiveId);
      const own = stored.filter((each) => each.hive?.id === hiveId && each.id === id);
      return { hive: hive ? { ...hive, inspectionTable: tableOf(own, 1, 1) } : null };
    }),
    answering(PhotosQuery, ({ ids }) => ({ photos: [ids].flat().map((id) => aPhoto({ id })) })),
    answering(CreateInspectionMutation, ({ input }) => {
      const hive = hives.find(({ id }) => id === input.hiveId) ?? null;
      const created = changed(anInspection({ id: `new-${stored.length}`, hive }), input.inspection);
      stored = [created, ...stored];
      return { createInspection: created };
    }),
    answering(UpdateInspectionMutation, ({ id, input }) => {
      const former = find(id);
      if (!former) return { updateInspection: aFailure('NOT_FOUND') };
      const next = { ...changed(former, input.inspection), revision: former.revision + 1 };
      stored = stored.map((inspection) => (inspection.id === id ? next : inspection));
      return { updateInspection: next };
    }),
    answering(DeleteInspectionMutation, ({ id }) => {
      stored = stored.filter((inspection) => inspection.id !== id);
      return { deleteInspection: { __typename: 'Done', done: true } };
    }),
  ];

  function changeReminder(id: string, change: (former: ReminderAnswer) => Partial<ReminderAnswer>) {
    const former = reminders.find((reminder) => reminder.id === id);
    if (!former) return aFailure('NOT_FOUND');
    const next = aReminder({ ...former, ...change(former) });
    reminders = reminders.map((reminder) => (reminder === former ? next : reminder));
    return next;
  }

  function lastAnswersOf(hiveId: string) {
    const own = stored.filter(({ hive, isEvent }) => hive?.id === hiveId && !isEvent);
    const [inspection = null] = own;
    const items = (inspection?.items ?? []).map((item) => ({
      __typename: 'LastAnswer',
      inspectedAt: inspection?.inspectedAt ?? '',
      item,
    }));
    return { __typename: 'LastAnswers', inspection, items };
  }

  function find(id: string) {
    return stored.find((inspection) => inspection.id === id);
  }
}

const distinct = <Thing extends { id: string }>(things: readonly Thing[]) => [
  ...new Map(things.map((thing) => [thing.id, thing])).values(),
];

/** Any number will do, as long as it is always the same. */
const authorId = (name: string) => String([...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0));

function changed(former: InspectionAnswer, fields: InspectionFieldsInput): InspectionAnswer {
  const { id, hive } = former;
  const { inspectedAt, impression, needsAttention, notes, reminder, reminderAt, items } = fields;
  const { conditions, action, nextNotes, photoIds, gonePhotoIds } = fields;
  const placement = former.photos.filter((photo) => !gonePhotoIds?.includes(photo.id));
  return anInspection({
    id,
    hive,
    inspectedAt,
    ...given({ impression, needsAttention, notes, conditions, action, nextNotes, reminder, reminderAt }),
    photos: [...placement, ...(photoIds ?? []).map((photoId) => aPhoto({ id: photoId }))],
    items: items.map((item) => ({ ...item, input: 'TEXT' })),
  });
}

/** Without what is undefined, which is not the same as null. */
function given<Values extends object>(
  values: Values,
): { [Key in keyof Values]: Exclude<Values[Key], undefined> } {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value ?? null])) as {
    [Key in keyof Values]: Exclude<Values[Key], undefined>;
  };
}

function matches(inspection: InspectionAnswer, filter: InspectionFilter): boolean {
  const { hive, notes, reminder, impression } = inspection;
  const text = [hive?.name, hive?.apiary.name, notes, reminder].join(' ').toLowerCase();
  const mood = impression === null ? undefined : moodOfGrade(impression).toUpperCase();
  return (
    text.includes((filter.search ?? '').toLowerCase()) &&
    (!filter.needsAttention || inspection.needsAttention === true) &&
    (!filter.apiaryId || hive?.apiary.id === filter.apiaryId) &&
    (!filter.authorId || authorId(inspection.authorName ?? '') === filter.authorId) &&
    (!filter.firstDay || inspection.inspectedAt.slice(0, 10) >= filter.firstDay) &&
    (!filter.lastDay || inspection.inspectedAt.slice(0, 10) <= filter.lastDay) &&
    (!filter.groupId || hive?.groupIds.includes(filter.groupId) === true) &&
    (!filter.whose || hive?.isShared === (filter.whose === 'GROUP')) &&
    (!filter.hasReminder || reminder !== null) &&
    (!filter.moods || filter.moods.some((wanted) => wanted === mood))
  );
}
