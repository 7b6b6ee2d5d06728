import type { AnswerOf } from '@skep/rest-client';
import type { ColonyHistory, HiveLogPage } from '../../generated/schema.ts';
import { isoFromWire } from '../wire-values.ts';
import { queenFromWire } from './from-wire.ts';
import type { RegisteredQueenModel } from './models.ts';

type WireHistory = AnswerOf<'getColonyHistory'>;
type WireEvent = WireHistory['events'][number];
type WireQueen = AnswerOf<'getQueenRegister'>['queens'][number];

export function historyFromWire({ events, reigns }: WireHistory): ColonyHistory {
  return {
    events: events.map(eventFromWire),
    reigns: reigns.map(({ queen, since, until }) => ({ queen: nameOf(queen), since, until })),
  };
}

export function logPageFromWire({ entries, next }: AnswerOf<'getHiveLog'>): HiveLogPage {
  return {
    entries: entries.map(({ id, what, author_name, by_owner, inspection_id, at }) => ({
      id: String(id),
      what,
      authorName: author_name,
      isByOwner: by_owner,
      at: isoFromWire(at, 'UTC'),
      inspectionId: inspection_id === null ? undefined : String(inspection_id),
    })),
    endCursor: next === null ? undefined : String(next),
  };
}

function eventFromWire(event: WireEvent): ColonyHistory['events'][number] {
  return {
    id: String(event.id),
    kind: event.kind,
    date: event.date,
    note: event.note,
    hive: hiveNameFromWire(event.hive),
    otherHive: event.other_hive === null ? undefined : hiveNameFromWire(event.other_hive),
    queen: event.queen === null ? undefined : nameOf(event.queen),
    formerQueen: event.former_queen === null ? undefined : nameOf(event.former_queen),
    state: event.state,
    authorName: event.author_name,
  };
}

export function registeredQueenFromWire(wire: WireQueen): RegisteredQueenModel {
  return {
    id: String(wire.id),
    queen: queenFromWire(wire),
    reigns: wire.reigns.map(({ hive, since, until }) => ({ hive: hiveNameFromWire(hive), since, until })),
  };
}

function hiveNameFromWire({ id, name, is_deleted }: WireEvent['hive']) {
  return { id: String(id), name, isDeleted: is_deleted };
}

function nameOf({ id, name }: { id: number; name: string | null }) {
  return { id: String(id), name };
}
