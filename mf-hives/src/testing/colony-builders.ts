import type { ColonyEventKind, HiveState } from '../generated/graphql.ts';
import type { ApiaryAnswer, aQueen } from './builders.ts';

// What the gateway answers of the life of colonies, for tests, stories and the harness.

export function aHiveName(id: string, name: string, isDeleted = false) {
  return { __typename: 'HiveName', id, name, isDeleted };
}

export function aQueenName(id: string, name: string | null) {
  return { __typename: 'QueenName', id, name };
}

export interface TenurePart {
  hive?: ReturnType<typeof aHiveName>;
  since?: string;
  until?: string;
}

export function aRegisteredQueen(queen: ReturnType<typeof aQueen>, reigns: readonly TenurePart[] = []) {
  return {
    __typename: 'RegisteredQueen',
    id: queen.id,
    queen,
    canEdit: true,
    isOwner: true,
    reigns: reigns.map(({ hive, since, until }) => ({
      __typename: 'QueenReign',
      hive: hive ?? aHiveName('1', 'Hive 1'),
      since: since ?? '2026-05-03',
      until: until ?? null,
    })),
  };
}

/** The register of people who have no queens but those of their hives. */
export function registerOf(apiaries: readonly ApiaryAnswer[]) {
  return apiaries
    .flatMap(({ hives }) => hives)
    .flatMap(({ id, name, queen }) =>
      queen ? [aRegisteredQueen(queen, [{ hive: aHiveName(id, name) }])] : [],
    );
}

export interface EventPart {
  id?: string;
  date?: string;
  note?: string;
  hive?: ReturnType<typeof aHiveName>;
  otherHive?: ReturnType<typeof aHiveName>;
  queen?: ReturnType<typeof aQueenName>;
  formerQueen?: ReturnType<typeof aQueenName>;
  movedBoxes?: number;
  movedFrames?: number;
  state?: HiveState;
}

export function aColonyEvent(kind: ColonyEventKind, part: EventPart = {}) {
  return {
    __typename: 'ColonyEvent',
    id: part.id ?? `${kind}-${part.date ?? ''}`,
    kind,
    date: part.date ?? '2026-05-03',
    note: part.note ?? null,
    hive: part.hive ?? aHiveName('1', 'Hive 1'),
    otherHive: part.otherHive ?? null,
    queen: part.queen ?? null,
    formerQueen: part.formerQueen ?? null,
    movedBoxes: part.movedBoxes ?? null,
    movedFrames: part.movedFrames ?? null,
    state: part.state ?? null,
    authorName: 'Anna',
  };
}

export interface HistoryPart {
  events?: readonly ReturnType<typeof aColonyEvent>[];
  reigns?: readonly { queen: ReturnType<typeof aQueenName>; since: string; until?: string }[];
  /** The present one first. */
  places?: readonly { apiaryName: string; since: string }[];
}

export function aHistory({ events = [], reigns = [], places = [] }: HistoryPart = {}) {
  return {
    __typename: 'ColonyHistory',
    events,
    reigns: reigns.map(({ queen, since, until }) => ({
      __typename: 'HiveReign',
      queen,
      since,
      until: until ?? null,
    })),
    places: places.map((place) => ({ __typename: 'HivePlace', ...place })),
  };
}
