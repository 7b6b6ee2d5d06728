import type { CachePatch, QueuedMutation } from '@skep/remote-kit';
import type {
  EndQueenMutation,
  MoveQueenMutation,
  QueenEndInput,
  QueenMoveInput,
  RegisteredQueenRowFragment as Row,
} from '../generated/graphql.ts';
import { goesOnParameter } from './waiting-hive.ts';
import { become, changed, fateOf, fieldsOf, type HiveOfStep, hivesOf, withQueen } from './waiting-steps.ts';

interface WaitingQueenStep<Input> {
  /** In the person's words. */
  title: string;
  row: Row;
  input: Input;
}

export interface WaitingQueenMove extends WaitingQueenStep<QueenMoveInput> {
  /** Where she goes. */
  target: Pick<HiveOfStep, 'id' | 'name' | 'state'>;
  /** Who headed that hive. Undefined: nobody did */
  former: Row | undefined;
}

/** What is shown of a queen who heads another hive, and of the one that she left, before the service knows. */
export function waitingQueenMove(move: WaitingQueenMove): QueuedMutation<MoveQueenMutation> {
  const { title, row, input, target, former } = move;
  const { date, fate } = input;
  const left = leftBy(row);
  const headed = { queen: row.queen, ...withQueen(target, date) };
  const tenure = {
    __typename: 'QueenReign' as const,
    hive: { __typename: 'HiveName' as const, id: target.id, name: target.name, isDeleted: false },
    since: date,
    until: null,
  };
  const hives = [...left.map((hive) => [hive, queenless(date)] as const), [target, headed] as const];
  return {
    title,
    about: `queen:${row.id}`,
    alsoAbout: [...hives.map(([{ id }]) => `hive:${id}`), ...(former ? [`queen:${former.id}`] : [])],
    path: `/queens/${row.id}/move?${goesOnParameter}=1`,
    answer: { __typename: 'Mutation', moveQueen: changed(hivesOf(...hives)) },
    changes: [
      ...hives.map(([{ id }, fields]) => fieldsOf(id, fields)),
      tenuresOf(row.id, [...endedTenures(row, date), tenure]),
      ...(former ? [fateOf(former.id, fate, date), tenuresOf(former.id, endedTenures(former, date))] : []),
    ],
  };
}

/** What is shown of a queen who is no more, or heads no hive, before the service knows. */
export function waitingQueenEnd({
  title,
  row,
  input,
}: WaitingQueenStep<QueenEndInput>): QueuedMutation<EndQueenMutation> {
  const { date, fate, place = null, purpose = null, recipient = null } = input;
  const left = leftBy(row);
  return {
    title,
    about: `queen:${row.id}`,
    alsoAbout: left.map(({ id }) => `hive:${id}`),
    path: `/queens/${row.id}/fate?${goesOnParameter}=1`,
    answer: {
      __typename: 'Mutation',
      endQueen: changed(hivesOf(...left.map((hive) => [hive, queenless(date)] as const))),
    },
    changes: [
      ...left.map(({ id }) => fieldsOf(id, queenless(date))),
      fateOf(row.id, fate, date),
      { kind: 'fields', typename: 'Queen', id: row.id, fields: { place, purpose, recipient } },
      tenuresOf(row.id, endedTenures(row, date)),
    ],
  };
}

/** Those that she heads now: one, or none. */
function leftBy({ reigns }: Row) {
  return reigns.filter(({ until }) => until === null).map(({ hive }) => hive);
}

function queenless(date: string) {
  return { queen: null, ...become('QUEENLESS', date) };
}

function endedTenures({ reigns }: Row, date: string): Row['reigns'] {
  return reigns.map((tenure) => (tenure.until === null ? { ...tenure, until: date } : tenure));
}

function tenuresOf(id: string, reigns: Row['reigns']): CachePatch {
  return { kind: 'fields', typename: 'RegisteredQueen', id, fields: { reigns } };
}
