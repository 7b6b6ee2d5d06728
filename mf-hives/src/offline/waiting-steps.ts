import { type EditedLayer, layersOfSplit, placeLayer, readLayers, sentLayerKind } from '@skep/domain';
import { type CachePatch, type QueuedMutation, temporaryPartOf } from '@skep/remote-kit';
import type {
  ChangeHiveStateMutation,
  HivePictureFragment,
  HiveState,
  HiveStateInput,
  QueenFate,
  RequeenColonyMutation,
  RequeeningInput,
  SplitColonyMutation,
  SplitInput,
  UnionInput,
  UniteColoniesMutation,
} from '../generated/graphql.ts';
import { sentLayers } from '../hive-configuration/hive-configuration.ts';
import { madeHive, shownHive, thingsOfHive } from './created-hive.ts';
import { madeQueen, type Race, shownInRegister } from './created-queen.ts';
import { goesOnParameter } from './waiting-hive.ts';

/** A hive as the form of a step knows it. */
export interface HiveOfStep {
  id: string;
  name: string;
  state: HiveState;
  queen: object | undefined;
}

interface WaitingStep<Input> {
  /** Of this browser's making. */
  id: string;
  /** In the person's words. */
  title: string;
  hive: HiveOfStep;
  input: Input;
}

export interface WaitingSplit extends WaitingStep<SplitInput> {
  /** The apiary of the new hive. */
  apiary: { id: string; name: string };
  /** What the hive looks like; what is absent was not prefetched. */
  build: Partial<Pick<HivePictureFragment, 'color' | 'layers'>>;
  races: readonly Race[];
}

/** What is shown of two colonies that one became, before the service knows. */
export function waitingSplit(queued: WaitingSplit): QueuedMutation<SplitColonyMutation> {
  const { id, title, hive, input, apiary, build, races } = queued;
  const { doesQueenMove: moves, newQueen, date } = input;
  const queen = newQueen ? madeQueen(temporaryPartOf(id, 'queen'), newQueen, races) : undefined;
  const color = build.color ?? null;
  const { moved, rest } = movedBoxes(build.layers, input.layerIds);
  const begun = moved.length > 0 ? moved : layersOfSplit(readLayers(build.layers ?? []), color ?? undefined);
  const layers = sentLayers(begun.map(({ kind, color, frameCount }) => ({ kind, color, frameCount })));
  const made = madeHive(id, { name: input.name, color, type: null, layers }, apiary);
  const part = {
    ...made,
    ...(input.state === 'ACTIVE' ? {} : become(input.state, date)),
    queen: (moves ? hive.queen : queen) ?? null,
  };
  const left = {
    ...(moves
      ? { queen: queen ?? null, ...(queen ? {} : become('QUEENLESS', date)) }
      : { queen: hive.queen ?? null }),
    ...(moved.length > 0 && { layers: shownLayers(rest) }),
  };
  const headed = moves ? hive : { id, name: input.name };
  return {
    title,
    about: `hive:${hive.id}`,
    makes: [
      ...thingsOfHive(made, ['splitColony', 'hives', 1]),
      ...(queen ? [{ id: queen.id, at: ['splitColony', 'hives', moves ? 0 : 1, 'queen', 'id'] }] : []),
    ],
    path: pathOf(hive, 'split'),
    answer: { __typename: 'Mutation', splitColony: changed(hivesOf([hive, left]), [part]) },
    changes: [
      fieldsOf(hive.id, left),
      ...shownHive(part as unknown as typeof made),
      ...(queen ? [shownInRegister(queen, headed, date)] : []),
    ],
  };
}

type Layers = HivePictureFragment['layers'];

export interface WaitingUnion extends Omit<WaitingStep<UnionInput>, 'hive'> {
  hive: HiveWithBoxes;
  other: HiveWithBoxes;
}

interface HiveWithBoxes extends HiveOfStep {
  /** Undefined: they were not prefetched. */
  layers?: Layers | undefined;
}

/** Layers of a hive that go to another, and those that remain. */
function movedBoxes(layers: Layers | undefined, layerIds: readonly string[] | null | undefined) {
  const goes = new Set(layerIds ?? []);
  const boxes = readBoxes(layers);
  return {
    moved: boxes.filter(({ key }) => goes.has(key)),
    rest: boxes.filter(({ key }) => !goes.has(key)),
  };
}

function readBoxes(layers: Layers = []): EditedLayer[] {
  return readLayers(layers).map(({ id, kind, color, frameCount }) => ({
    key: id,
    id,
    kind,
    color: color ?? undefined,
    frameCount: frameCount ?? undefined,
  }));
}

function shownLayers(boxes: readonly EditedLayer[]) {
  return boxes.map(({ key, kind, color, frameCount }) => ({
    __typename: 'HiveLayer',
    id: key,
    kind: sentLayerKind(kind),
    color: color ?? null,
    frameCount: frameCount ?? null,
  }));
}

/** What is shown of a colony that two became, before the service knows. */
export function waitingUnion({
  title,
  hive,
  other,
  input,
}: WaitingUnion): QueuedMutation<UniteColoniesMutation> {
  const queen = { THIS: hive.queen, OTHER: other.queen, NONE: undefined }[input.queen] ?? null;
  const { moved, rest } = movedBoxes(other.layers, input.layerIds);
  const placed = moved.reduceRight<EditedLayer[]>(placeLayer, readBoxes(hive.layers));
  const remaining = {
    queen,
    ...(queen ? withQueen(hive, input.date) : become('QUEENLESS', input.date)),
    ...(moved.length > 0 && { layers: shownLayers(placed) }),
  };
  const gone = {
    queen: null,
    ...become('UNITED', input.date),
    ...(moved.length > 0 && { layers: shownLayers(rest) }),
  };
  return {
    title,
    about: `hive:${hive.id}`,
    alsoAbout: [`hive:${other.id}`],
    path: pathOf(hive, 'unite'),
    answer: { __typename: 'Mutation', uniteColonies: changed(hivesOf([hive, remaining], [other, gone])) },
    changes: [fieldsOf(hive.id, remaining), fieldsOf(other.id, gone)],
  };
}

export interface WaitingRequeening extends WaitingStep<RequeeningInput> {
  /** Who comes, when she is known already. */
  known: { id: string } | undefined;
  races: readonly Race[];
}

/** What is shown of a colony with another queen, before the service knows. */
export function waitingRequeening(queued: WaitingRequeening): QueuedMutation<RequeenColonyMutation> {
  const { id, title, hive, input, known, races } = queued;
  const made = input.queen ? madeQueen(temporaryPartOf(id, 'queen'), input.queen, races) : undefined;
  const fields = { queen: made ?? known ?? null, ...withQueen(hive, input.date) };
  return {
    title,
    about: `hive:${hive.id}`,
    ...(known && { alsoAbout: [`queen:${known.id}`] }),
    makes: made ? [{ id: made.id, at: ['requeenColony', 'hives', 0, 'queen', 'id'] }] : [],
    path: pathOf(hive, 'requeen'),
    answer: { __typename: 'Mutation', requeenColony: changed(hivesOf([hive, fields])) },
    changes: [fieldsOf(hive.id, fields), ...(made ? [shownInRegister(made, hive, input.date)] : [])],
  };
}

export type WaitingState = Omit<WaitingStep<HiveStateInput>, 'id' | 'hive'> & {
  hive: Omit<HiveOfStep, 'queen'> & { queen: { id: string } | undefined };
};

/** Of the service: what becomes of the queen of a hive that is this from now on; of others she stays. */
const fateOfQueen: Partial<Record<HiveState, QueenFate>> = { LOST: 'LOST', SOLD: 'SOLD', QUEENLESS: 'LOST' };

/** What is shown of a hive that is something else from a day on, before the service knows. */
export function waitingState({ title, hive, input }: WaitingState): QueuedMutation<ChangeHiveStateMutation> {
  const { state, date } = input;
  const fate = fateOfQueen[state];
  const fields = { ...become(state, date), ...(fate && { queen: null }) };
  return {
    title,
    about: `hive:${hive.id}`,
    ...(fate && hive.queen && { alsoAbout: [`queen:${hive.queen.id}`] }),
    path: pathOf(hive, 'life/edit'),
    answer: { __typename: 'Mutation', changeHiveState: changed(hivesOf([hive, fields])) },
    changes: [fieldsOf(hive.id, fields), ...(fate && hive.queen ? [fateOf(hive.queen.id, fate, date)] : [])],
  };
}

/** A queen who is taken out lives, and heads no hive. */
export function fateOf(queenId: string, fate: QueenFate, date: string): CachePatch {
  const fields = fate === 'KEPT' ? { goneOn: null, fate: null } : { goneOn: date, fate };
  return { kind: 'fields', typename: 'Queen', id: queenId, fields };
}

function pathOf({ id }: Pick<HiveOfStep, 'id'>, step: string): string {
  return `/hives/${id}/${step}?${goesOnParameter}=1`;
}

export function become(state: HiveState, date: string) {
  return { state, stateSince: date };
}

export function withQueen({ state }: Pick<HiveOfStep, 'state'>, date: string) {
  return state === 'QUEENLESS' ? become('ACTIVE', date) : {};
}

export function fieldsOf(id: string, fields: Readonly<Record<string, unknown>>): CachePatch {
  return { kind: 'fields', typename: 'Hive', id, fields };
}

export function hivesOf(...changes: readonly (readonly [{ id: string }, object])[]) {
  return changes.map(([{ id }, fields]) => ({ __typename: 'Hive', id, ...fields }));
}

/** Of existing hives only the changes are given: the rest stays as it is known. */
export function changed(hives: readonly object[], made: readonly object[] = []): never {
  return { __typename: 'ChangedColonies', hives: [...hives, ...made] } as never;
}
