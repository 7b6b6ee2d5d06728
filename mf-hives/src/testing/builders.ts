import type { HiveState, HiveTypeGroup, LayerKind, QueenFate, QueenPurpose } from '../generated/graphql.ts';
import { type DimensionName, dimensionNames } from '../hive-configuration/type-dimensions.ts';

// What the gateway answers, for tests, stories and the harness. Plain objects with every field of the slice: each
// document takes what it asks for.

export function aLayer(kind: LayerKind, id: string, part: { color?: string; frameCount?: number } = {}) {
  const hasFrames = kind === 'BROOD' || kind === 'HONEY';
  return {
    __typename: 'HiveLayer',
    id,
    kind,
    color: part.color ?? null,
    frameCount: hasFrames ? (part.frameCount ?? 10) : null,
  };
}

/** Layers from top to floor by their kinds, with ids of their own. */
export function layersOf(hiveId: string, kinds: readonly LayerKind[], colors: readonly string[] = []) {
  return kinds.map((kind, index) => {
    const color = colors[index];
    return aLayer(kind, `${hiveId}-${index}`, color === undefined ? {} : { color });
  });
}

export const summerKinds = ['HONEY', 'HONEY', 'QUEEN_EXCLUDER', 'BROOD', 'BROOD'] as const;

export interface QueenPart {
  id?: string;
  revision?: number;
  name?: string;
  color?: string;
  race?: string;
  birthDate?: string;
  motherId?: string;
  goneOn?: string;
  fate?: QueenFate;
  place?: string;
  purpose?: QueenPurpose;
  recipient?: string;
}

export function aQueen(part: QueenPart = {}) {
  return {
    __typename: 'Queen',
    id: part.id ?? 'q1',
    revision: part.revision ?? 1,
    name: part.name ?? null,
    race: part.race ? { __typename: 'BeeRace', id: `race-${part.race}`, key: 'race', name: part.race } : null,
    color: part.color ?? null,
    birthDate: part.birthDate ?? null,
    isClipped: false,
    isFertilized: true,
    line: null,
    tree: null,
    description: null,
    motherId: part.motherId ?? null,
    goneOn: part.goneOn ?? null,
    fate: part.fate ?? null,
    place: part.place ?? null,
    purpose: part.purpose ?? null,
    recipient: part.recipient ?? null,
  };
}

export function anInspection(
  part: {
    id?: string;
    inspectedAt?: string;
    impression?: number;
    needsAttention?: boolean;
    notes?: string;
    reminder?: string;
    reminderAt?: string;
  } = {},
) {
  return {
    __typename: 'LastInspection',
    id: part.id ?? 'i1',
    inspectedAt: part.inspectedAt ?? '2026-06-01T14:05:00+02:00',
    impression: part.impression ?? null,
    needsAttention: part.needsAttention ?? null,
    notes: part.notes ?? null,
    reminder: part.reminder ?? null,
    reminderAt: part.reminderAt ?? null,
  };
}

interface DimensionsAnswer extends Record<DimensionName, number | null> {
  __typename: string;
}

export function dimensionsAnswer(known: Partial<Record<DimensionName, number | null | undefined>> = {}) {
  const answer: DimensionsAnswer = {
    __typename: 'HiveDimensions',
    broodBoxWidthCm: null,
    broodBoxDepthCm: null,
    broodBoxHeightCm: null,
    frameWidthCm: null,
    frameHeightCm: null,
  };
  for (const name of dimensionNames) answer[name] = known[name] ?? null;
  return answer;
}

export function aDevice(
  part: { id?: string; name?: string; lastMessageAt?: string; isOnline?: boolean } = {},
) {
  return {
    __typename: 'HiveDevice',
    id: part.id ?? 'd1',
    name: part.name ?? 'Scale',
    lastMessageAt: part.lastMessageAt ?? null,
    isOnline: part.isOnline ?? false,
  };
}

export interface HivePart {
  id?: string;
  revision?: number;
  name?: string;
  color?: string;
  order?: number;
  type?: ReturnType<typeof aHiveType>;
  apiary?: { id: string; name: string };
  layers?: ReturnType<typeof aLayer>[];
  queen?: ReturnType<typeof aQueen>;
  state?: HiveState;
  stateSince?: string;
  colonySize?: number;
  sampleCode?: string;
  isOwner?: boolean;
  isFavourite?: boolean;
  devices?: ReturnType<typeof aDevice>[];
  deviceIds?: string[];
  canEdit?: boolean;
  groupIds?: string[];
  inspectionCount?: number;
  inspectionDueOn?: string;
  lastInspection?: ReturnType<typeof anInspection>;
}

export function aHive(part: HivePart = {}) {
  const id = part.id ?? '1';
  return {
    __typename: 'Hive',
    id,
    revision: part.revision ?? 1,
    name: part.name ?? 'Hive 1',
    color: part.color ?? null,
    order: part.order ?? null,
    type: part.type ?? null,
    apiary: { __typename: 'Apiary', id: '1', name: 'By the lake', ...part.apiary },
    layers: part.layers ?? layersOf(id, ['HONEY', 'BROOD', 'BROOD']),
    dimensions: dimensionsAnswer(),
    queen: part.queen ?? null,
    state: part.state ?? 'ACTIVE',
    stateSince: part.stateSince ?? null,
    colonySize: part.colonySize ?? null,
    sampleCode: part.sampleCode ?? null,
    isOwner: part.isOwner ?? true,
    isFavourite: part.isFavourite ?? false,
    canEdit: part.canEdit ?? true,
    groupIds: part.groupIds ?? [],
    inspectionCount: part.inspectionCount ?? (part.lastInspection ? 1 : 0),
    lastInspection: part.lastInspection ?? null,
    inspectionDueOn: part.inspectionDueOn ?? null,
    devices: part.devices ?? [],
    deviceIds: part.deviceIds ?? (part.devices ?? []).map((device) => device.id),
  };
}

export type HiveAnswer = ReturnType<typeof aHive>;

export interface ApiaryPart {
  id?: string;
  name?: string;
  color?: string;
  city?: string;
  /** Default: nl. */
  country?: string | null;
  registrationNumber?: string;
  landOwnerContact?: string;
  accessNotes?: string;
  revision?: number;
  isOwner?: boolean;
  isFavourite?: boolean;
  hives?: HiveAnswer[];
}

export function anApiary(part: ApiaryPart = {}) {
  return {
    __typename: 'Apiary',
    id: part.id ?? '1',
    revision: part.revision ?? 1,
    name: part.name ?? 'By the lake',
    color: part.color ?? '#094da0',
    isRoofed: false,
    description: null,
    address: {
      __typename: 'Address',
      country: part.country === undefined ? 'nl' : part.country,
      city: part.city ?? null,
      street: null,
      number: null,
      postalCode: null,
    },
    coordinates: null,
    registrationNumber: part.registrationNumber ?? null,
    landOwnerContact: part.landOwnerContact ?? null,
    accessNotes: part.accessNotes ?? null,
    isOwner: part.isOwner ?? true,
    isPlaceShown: part.isOwner ?? true,
    isFavourite: part.isFavourite ?? false,
    hives: part.hives ?? [],
  };
}

export type ApiaryAnswer = ReturnType<typeof anApiary>;

export function aHiveGroup(
  part: { id?: string; name?: string; color?: string; isFavourite?: boolean; memberCount?: number } = {},
) {
  return {
    __typename: 'HiveGroup',
    id: part.id ?? '1',
    name: part.name ?? 'Valley club',
    color: part.color ?? '#27820e',
    isFavourite: part.isFavourite ?? false,
    memberCount: part.memberCount ?? 4,
  };
}

export function aGroupInvitation(part: { groupId?: string; groupName?: string; inviterName?: string } = {}) {
  return {
    __typename: 'GroupInvitation',
    groupId: part.groupId ?? '7',
    groupName: part.groupName ?? 'Heath and honey',
    inviterName: part.inviterName ?? 'Dora',
  };
}

export function aHiveType(id: string, name: string, group: HiveTypeGroup, sizes?: Record<string, number>) {
  return {
    __typename: 'HiveType',
    id,
    key: name.toLowerCase(),
    name,
    group,
    dimensions: sizes ? dimensionsAnswer(sizes) : null,
  };
}

export const catalogue = {
  __typename: 'HiveCatalogue',
  hiveTypes: [
    aHiveType('1', 'Langstroth', 'MODERN', {
      broodBoxWidthCm: 65,
      broodBoxDepthCm: 50.5,
      broodBoxHeightCm: 24.5,
      frameWidthCm: 42.8,
      frameHeightCm: 20.3,
    }),
    aHiveType('2', 'Dadant', 'MODERN', { frameWidthCm: 42, frameHeightCm: 26 }),
    aHiveType('3', 'Warré', 'TRADITIONAL'),
    aHiveType('4', 'Apidea', 'MATING'),
  ],
  beeRaces: [
    { __typename: 'BeeRace', id: 'race-Carnica', key: 'carnica', name: 'Carnica' },
    { __typename: 'BeeRace', id: 'race-Buckfast', key: 'buckfast', name: 'Buckfast' },
  ],
};

export function aFailure(code: string, fields: { path: string; code: string }[] = []) {
  return {
    __typename: 'Failure',
    code,
    fields: fields.map((field) => ({ __typename: 'FieldProblem', limit: null, ...field })),
    requestId: 'request-1',
    retryAfterSeconds: null,
  };
}
