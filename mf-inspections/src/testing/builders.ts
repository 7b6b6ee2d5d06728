import type { AgendaTaskFragment, ChecklistInputKind, LayerKind } from '../generated/graphql.ts';

/** Answers of the gateway, as plain data: a test names only what it is about. */
export interface HivePart {
  id?: string;
  name?: string;
  color?: string | null;
  apiary?: { id: string; name: string };
  kinds?: readonly LayerKind[];
  canEdit?: boolean;
  isShared?: boolean;
  groupIds?: string[];
}

export function aHive(part: HivePart = {}) {
  const id = part.id ?? '11';
  return {
    __typename: 'Hive',
    id,
    name: part.name ?? 'Hive 1',
    color: part.color ?? null,
    canEdit: part.canEdit ?? true,
    isShared: part.isShared ?? false,
    groupIds: part.groupIds ?? [],
    apiary: { __typename: 'Apiary', ...(part.apiary ?? { id: '1', name: 'By the lake' }) },
    layers: (part.kinds ?? ['HONEY', 'BROOD', 'BROOD']).map((kind, index) => ({
      __typename: 'HiveLayer',
      id: `${id}-${index}`,
      kind,
      color: null,
      frameCount: kind === 'BROOD' || kind === 'HONEY' ? 10 : null,
    })),
  };
}

export type HiveAnswer = ReturnType<typeof aHive>;

export interface ItemAnswer {
  itemId: string;
  input: ChecklistInputKind;
  value: string;
  text?: string;
  unit?: string;
  unitKey?: string;
}

export interface InspectionPart {
  id?: string;
  revision?: number;
  inspectedAt?: string;
  hive?: HiveAnswer | null;
  checklistId?: string | null;
  impression?: number | null;
  needsAttention?: boolean | null;
  notes?: string | null;
  conditions?: string | null;
  action?: string | null;
  nextNotes?: string | null;
  reminder?: string | null;
  reminderAt?: string | null;
  isReminderDone?: boolean;
  isEvent?: boolean;
  items?: readonly ItemAnswer[];
  photos?: readonly PhotoAnswer[];
  canEdit?: boolean;
  canDelete?: boolean;
  authorName?: string | null;
  readings?: ReadingsAnswer | null;
}

export interface ReadingsAnswer {
  __typename: 'InspectionReadings';
  weather: object | null;
  weight: object | null;
}

/** A warm day, and a hive of 42 kg. */
export const someReadings: ReadingsAnswer = {
  __typename: 'InspectionReadings',
  weather: {
    __typename: 'WeatherReading',
    at: '2026-06-03T12:00:00Z',
    condition: 'PARTLY_CLOUDY',
    temperatureCelsius: 21.4,
    windMetresPerSecond: 2.1,
  },
  weight: { __typename: 'WeightReading', at: '2026-06-03T11:55:00Z', kg: 42.34, device: 'Scale 3' },
};

export function anInspection(part: InspectionPart = {}) {
  const items = part.items ?? [];
  return {
    __typename: 'Inspection',
    id: part.id ?? '501',
    revision: part.revision ?? 1,
    inspectedAt: part.inspectedAt ?? '2026-06-03T14:05:00+02:00',
    timeZone: 'Europe/Amsterdam',
    hive: part.hive === undefined ? aHive() : part.hive,
    impression: part.impression ?? null,
    needsAttention: part.needsAttention ?? null,
    notes: part.notes ?? null,
    conditions: part.conditions ?? null,
    action: part.action ?? null,
    nextNotes: part.nextNotes ?? null,
    reminder: part.reminder ?? null,
    reminderAt: part.reminderAt ?? null,
    isReminderDone: part.isReminderDone ?? false,
    checklistId: part.checklistId === undefined ? '1' : part.checklistId,
    itemCount: items.length,
    readings: part.readings ?? null,
    photos: part.photos ?? [],
    isEvent: part.isEvent ?? false,
    items: items.map((item) => ({
      __typename: 'InspectionItem',
      unit: null,
      unitKey: null,
      ...item,
      text: item.text ?? item.value,
    })),
    isOwner: true,
    canEdit: part.canEdit ?? true,
    canDelete: part.canDelete ?? part.canEdit ?? true,
    authorName: part.authorName ?? null,
  };
}

export type InspectionAnswer = ReturnType<typeof anInspection>;

export interface ItemPart {
  id: string;
  name: string;
  parentId?: string;
  input?: ChecklistInputKind;
  options?: readonly (string | { id: string; name: string; parentId?: string })[];
  unit?: string;
  unitKey?: string;
  key?: string;
  isRequired?: boolean;
  description?: string;
}

/** A heading or question; options that are only names get ids of their own. */
export function anItem({ options = [], ...part }: ItemPart) {
  return {
    __typename: 'ChecklistItem' as const,
    id: part.id,
    parentId: part.parentId ?? null,
    key: part.key ?? part.name.toLowerCase().replaceAll(' ', '_'),
    name: part.name,
    description: part.description ?? null,
    input: part.input ?? 'LABEL',
    isRequired: part.isRequired ?? false,
    unit: part.unit ?? null,
    unitKey: part.unitKey ?? null,
    minimum: null,
    maximum: null,
    decimals: null,
    options: options.map((option, index) => ({
      __typename: 'ChecklistOption' as const,
      parentId: null,
      ...(typeof option === 'string' ? { id: `${part.id}${index + 1}`, name: option } : option),
    })),
  };
}

export type ItemOfChecklist = ReturnType<typeof anItem>;

export function aChecklist(items: readonly ItemOfChecklist[]) {
  return { __typename: 'Checklist', id: '1', name: 'My checklist', isOwner: true, items };
}

export interface PhotoPart {
  id: string;
  itemId?: string | null;
  caption?: string | null;
}

export function aPhoto({ id, itemId = null, caption = null }: PhotoPart) {
  return {
    __typename: 'Photo',
    id,
    itemId,
    url: `/api/images/${id}/whole`,
    thumbUrl: `/api/images/${id}/thumb`,
    caption,
    widthPx: 2000,
    heightPx: 1500,
    canEdit: true,
  };
}

export type PhotoAnswer = ReturnType<typeof aPhoto>;

export function aFailure(code: string, fields: { path: string; code: string; limit?: number }[] = []) {
  return {
    __typename: 'Failure',
    code,
    fields: fields.map((field) => ({ __typename: 'FieldProblem', limit: null, ...field })),
    requestId: 'request-1',
    retryAfterSeconds: null,
  };
}

export interface ReminderAnswer {
  id: string;
  text: string | null;
  dueAt: string | null;
  isDone: boolean;
  hiveId: string;
  hiveName: string;
  apiaryId: string;
  apiaryName: string;
  canEdit: boolean;
}

export interface TaskAnswer extends ReturnType<typeof aTask> {}

export function aTask(part: Partial<AgendaTaskFragment> = {}) {
  return {
    __typename: 'Task' as const,
    ...{ id: '801', revision: 1, title: 'Mow the grass', note: null, day: null, repeat: null },
    ...{
      countsFromDone: false,
      isInspection: false,
      repeatFrom: null,
      steps: [],
      pack: [],
      hiveIds: [],
      hives: [],
      apiaryId: null,
      apiaryName: null,
    },
    ...{ assigneeId: null, assigneeName: null, doneAt: null, plan: null, canEdit: true },
    ...part,
  };
}

export function aReminder(part: Partial<ReminderAnswer> = {}) {
  return {
    __typename: 'Reminder' as const,
    id: '501',
    text: 'Add a super',
    dueAt: null,
    isDone: false,
    hiveId: '11',
    hiveName: 'Hive 1',
    apiaryId: '1',
    apiaryName: 'By the lake',
    canEdit: true,
    ...part,
  };
}
