import { colonyEventKinds, hiveStates } from '@skep/domain';
import Type from 'typebox';
import type { HiveName, QueenName } from '#hives/queens/queen.ts';
import { QueenInput, queenNames } from '#hives/queens/wire.ts';
import type { ApiaryId, HiveId, QueenId } from '#platform/context/ids.ts';
import { type FieldNames, namesInside } from '#platform/http/field-names.ts';
import { ClientId, idSchema, MaybeText, nullable, oneOf, text } from '#platform/http/schemas.ts';
import type { ColonyEvent, ColonyHistory, ColonyStep } from './event.ts';

/** What the wire calls the fields of the steps. */
export const stepNames: FieldNames = {
  queen_moves: 'doesQueenMove',
  ...namesInside('queen', 'queen', queenNames),
  ...namesInside('new_queen', 'newQueen', queenNames),
};

const stepInput = {
  client_id: Type.Optional(ClientId),
  date: text({ description: 'YYYY-MM-DD, not in the future.' }),
  note: MaybeText,
};

const Step = Type.Object(stepInput);

const Fate = Type.Optional(
  nullable(text({ description: 'Outcome of the queen who leaves: dead, lost, sold, replaced or kept.' })),
);

export const StateChangeInput = Type.Object({
  ...stepInput,
  state: text({ description: 'active, nucleus, queenless, lost or sold.' }),
});

export const SplitInput = Type.Object({
  ...stepInput,
  name: text({ description: 'Name of the new hive.' }),
  location_id: Type.Optional(nullable(idSchema<ApiaryId>())),
  state: text({ description: 'State of the new hive: nucleus, active or queenless.' }),
  queen_moves: Type.Boolean({ description: 'True: the queen moves to the new hive.' }),
  new_queen: Type.Optional(nullable(QueenInput)),
});

export const UnionInput = Type.Object({
  ...stepInput,
  other_hive_id: idSchema<HiveId>(),
  queen: text({ description: 'Queen of the united colony: this, other or none.' }),
  fate: Fate,
});

export const RequeeningInput = Type.Object({
  ...stepInput,
  queen_id: Type.Optional(nullable(idSchema<QueenId>())),
  queen: Type.Optional(nullable(QueenInput)),
  fate: Fate,
});

export const QueenMoveInput = Type.Object({ ...stepInput, hive_id: idSchema<HiveId>(), fate: Fate });

export const QueenEndInput = Type.Object({
  ...stepInput,
  fate: text({ description: 'dead, lost, sold, replaced or kept.' }),
});

export function stepOf(body: Type.Static<typeof Step>): ColonyStep {
  return { clientId: body.client_id, date: body.date, note: body.note ?? undefined };
}

const HiveNameBody = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  is_deleted: Type.Boolean({ description: 'True: deleted; only its name remains.' }),
});
const QueenNameBody = Type.Object({ id: Type.Integer(), name: nullable(Type.String()) });
const Day = Type.String({ description: 'YYYY-MM-DD.' });

export const HistoryBody = Type.Object({
  events: Type.Array(
    Type.Object({
      id: Type.Integer(),
      kind: oneOf(colonyEventKinds),
      date: Day,
      note: nullable(Type.String()),
      hive: HiveNameBody,
      other_hive: nullable(HiveNameBody),
      queen: nullable(QueenNameBody),
      former_queen: nullable(QueenNameBody),
      state: nullable(oneOf(hiveStates, { description: 'State of this hive after the event.' })),
      author_name: nullable(Type.String({ description: 'Name of the author.' })),
    }),
    { description: 'Newest first.' },
  ),
  reigns: Type.Array(Type.Object({ queen: QueenNameBody, since: Day, until: nullable(Day) }), {
    description: 'Queens of the hive, the current one first; her time has no end.',
  }),
});

export function historyToWire({ events, reigns }: ColonyHistory): Type.Static<typeof HistoryBody> {
  return {
    events: events.map(eventToWire),
    reigns: reigns.map(({ queen, since, until }) => ({
      queen: queenNameToWire(queen),
      since,
      until: until ?? null,
    })),
  };
}

function eventToWire(event: ColonyEvent) {
  return {
    id: event.id,
    kind: event.kind,
    date: event.date,
    note: event.note ?? null,
    hive: hiveNameToWire(event.hive),
    other_hive: event.otherHive === undefined ? null : hiveNameToWire(event.otherHive),
    queen: event.queen === undefined ? null : queenNameToWire(event.queen),
    former_queen: event.formerQueen === undefined ? null : queenNameToWire(event.formerQueen),
    state: event.state ?? null,
    author_name: event.authorName ?? null,
  };
}

function hiveNameToWire({ id, name, isDeleted }: HiveName) {
  return { id, name, is_deleted: isDeleted };
}

function queenNameToWire({ id, name }: QueenName) {
  return { id, name: name ?? null };
}
