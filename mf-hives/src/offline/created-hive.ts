import { type CachePatch, type CreatedEntity, temporaryPartOf } from '@skep/remote-kit';
import type { CreateHiveInput } from '../generated/graphql.ts';
import type { HiveType } from './known-type.ts';

/** What a new hive says of itself. */
export type SaidOfHive = Pick<CreateHiveInput, 'name' | 'color' | 'order' | 'layers' | 'dimensions'> & {
  type: HiveType | null;
};

/** A hive that was made in this browser: all that any screen here shows of one, before the service knows it. */
export function madeHive(id: string, said: SaidOfHive, apiary: { id: string; name: string }) {
  const { name, color, order, type, layers, dimensions } = said;
  return {
    __typename: 'Hive' as const,
    id,
    revision: 0,
    name,
    color: color ?? null,
    order: order ?? null,
    type,
    apiary: { __typename: 'Apiary' as const, id: apiary.id, name: apiary.name },
    layers: layers.map((layer, index) => ({
      __typename: 'HiveLayer' as const,
      id: layerIdOf(id, index),
      kind: layer.kind,
      color: layer.color ?? null,
      frameCount: layer.frameCount ?? null,
    })),
    dimensions: { __typename: 'HiveDimensions' as const, ...noDimensions, ...definedIn(dimensions ?? {}) },
    queen: null,
    colonySize: null,
    sampleCode: null,
    checklistId: null,
    tagNumbers: [],
    state: 'ACTIVE' as const,
    stateSince: null,
    isOwner: true,
    isFavourite: false,
    canEdit: true,
    groupIds: [],
    inspectionCount: 0,
    lastInspection: null,
    inspectionDueOn: null,
    devices: [],
    deviceIds: [],
  };
}

export type MadeHive = ReturnType<typeof madeHive>;

/** Its ids and those of its layers. @param at names and places that lead to it in the service's answer */
export function thingsOfHive({ id, layers }: Pick<MadeHive, 'id' | 'layers'>, at: CreatedEntity['at']) {
  return [
    { id, at: [...at, 'id'] },
    ...layers.map((layer, index) => ({ id: layer.id, at: [...at, 'layers', index, 'id'] })),
  ];
}

/** In its apiary, and in the list of all. */
export function shownHive(hive: MadeHive): CachePatch[] {
  const of = { typename: 'Apiary', id: hive.apiary.id };
  const added = { kind: 'added' as const, field: 'hives', entry: hive, isLast: true };
  return [{ ...added, of }, added];
}

function layerIdOf(hiveId: string, index: number): string {
  return temporaryPartOf(hiveId, `layer${index}`);
}

const noDimensions = {
  broodBoxWidthCm: null,
  broodBoxDepthCm: null,
  broodBoxHeightCm: null,
  frameWidthCm: null,
  frameHeightCm: null,
};

function definedIn(sizes: object): object {
  return Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, size ?? null]));
}
