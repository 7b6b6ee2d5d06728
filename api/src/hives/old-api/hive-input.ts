import { hiveLimits } from '@skep/domain';
import Type from 'typebox';
import { plainHiveFields } from '#hive-core/hive-fields.ts';
import type { HiveChanges, LayerInput, LayersInput } from '#hives/hive/changes.ts';
import type { HiveEdit } from '#hives/hive/service.ts';
import { queenFields } from '#hives/queens/queen-fields.ts';
import type { Hive } from '#hives/queries/hive.ts';
import type { ApiaryId } from '#platform/context/ids.ts';
import { maxInt4 } from '#platform/database/max-int4.ts';
import { ClientId, idSchema, MaybeText, nullable, SentRevision, text } from '#platform/http/schemas.ts';
import { colourOf } from '#platform/http/wire-values.ts';
import { changesOfSent } from '#platform/input/edits.ts';
import { fieldProblem } from '#platform/input/forms.ts';
import { changesOfOld, oldInputOf } from '#platform/resource/fields.ts';
import { hiveToWire } from './hive-answer.ts';
import { queenToWire } from './queen-answer.ts';
import { HiveQueenInput } from './queen-input.ts';

const MaybeInteger = Type.Optional(nullable(Type.Integer({ minimum: -maxInt4, maximum: maxInt4 })));
const Count = Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: hiveLimits.layerCountMax })));

const LayerInputBody = Type.Object({
  id: MaybeInteger,
  type: text({ description: 'brood, honey, queen_excluder or feeding_box.' }),
  order: MaybeInteger,
  color: MaybeText,
  framecount: MaybeInteger,
});

/** Layers, one by one or by counts, as hives and apiaries take them. */
export const layersInput = {
  layers: Type.Optional(
    Type.Array(LayerInputBody, {
      maxItems: hiveLimits.layerCountMax,
      description:
        'Layers from the roof to the floor. Layers with an id are updated, layers without one are created, missing layers are deleted.',
    }),
  ),
  brood_layers: Count,
  honey_layers: Count,
  frames: Type.Optional(
    nullable(Type.Integer({ minimum: 0, maximum: maxInt4, description: 'Number of frames of each layer.' })),
  ),
};

const hiveInput = {
  ...oldInputOf(plainHiveFields),
  location_id: idSchema<ApiaryId>(),
  ...layersInput,
  queen: Type.Optional(nullable(HiveQueenInput)),
};

export const NewHiveInput = Type.Object({ ...hiveInput, client_id: Type.Optional(ClientId) });

export const HiveEditInput = Type.Object({
  ...hiveInput,
  rev: SentRevision,
  timezone: Type.Optional(text({ description: 'IANA time zone for the dated note of the change.' })),
  withdrawal_reason: Type.Optional(
    nullable(
      text({
        description:
          'Reason for adding honey supers during a withdrawal period. If sent, it must not be empty then.',
      }),
    ),
  ),
});

type NewHive = Type.Static<typeof NewHiveInput>;

/** A new hive has new layers and a new queen, whatever it was copied from. */
export function newHiveOf(body: NewHive) {
  return {
    ...withoutLayerIds(hiveChangesOf(body)),
    apiaryId: body.location_id,
    ...(body.queen ? { queen: changesOfOld(queenFields, body.queen) } : {}),
  } satisfies HiveChanges;
}

/** A hive and its queen that were sent back, to compare with the stored ones. */
export function sentHiveOf({
  rev,
  queen,
  timezone: _,
  withdrawal_reason,
  ...sent
}: Type.Static<typeof HiveEditInput>): Pick<
  HiveEdit,
  'sentRevision' | 'changes' | 'queen' | 'withdrawalReason'
> {
  const changes = changesOfSent(sent, hiveFields, (changed, held: Hive) =>
    hiveChangesOf(withRestOfLayers(changed, held)),
  );
  return {
    ...{ sentRevision: rev ?? undefined, changes, queen: queen ? sentQueenOf(queen) : undefined },
    withdrawalReason: withdrawal_reason,
  };
}

/** @throws AppError invalid_input for numbers that the validator lets through inside of what may be null, as 1e400. */
function sentQueenOf({ id, rev, ...sent }: Type.Static<typeof HiveQueenInput>): HiveEdit['queen'] {
  for (const [name, number] of Object.entries({ id, rev })) {
    if (typeof number === 'number' && number > maxInt4) throw fieldProblem(`queen.${name}`, 'too_large');
  }
  return {
    id,
    revision: undefined,
    sentRevision: rev ?? undefined,
    changes: changesOfSent(sent, queenToWire, (changed) => changesOfOld(queenFields, changed)),
    asNew: changesOfOld(queenFields, sent),
  };
}

/** A hive under all names that an edit has for it. */
function hiveFields(hive: Hive) {
  const count = (kind: string) => hive.layers.filter((layer) => layer.kind === kind).length;
  const counts = new Set(hive.layers.flatMap(({ frameCount }) => frameCount ?? []));
  return {
    ...hiveToWire(hive),
    brood_layers: count('brood'),
    honey_layers: count('honey'),
    frames: counts.size === 1 ? [...counts][0] : undefined,
  };
}

type HiveSaid = Partial<Omit<NewHive, 'queen' | 'client_id'>>;

/** Layers are a list, or counts with one number of frames: fields that are left out do not change. */
function withRestOfLayers(changed: HiveSaid, held: Hive): HiveSaid {
  const { layers, brood_layers, honey_layers, frames } = hiveFields(held);
  if ('layers' in changed) return changed;
  if ('brood_layers' in changed || 'honey_layers' in changed)
    return { brood_layers, honey_layers, ...(frames === undefined ? {} : { frames }), ...changed };
  return 'frames' in changed ? { layers, ...changed } : changed;
}

/** What a body says of a hive by itself: absent keys are absent, null takes away. */
function hiveChangesOf(body: HiveSaid): HiveChanges {
  const layers = layersOf(body);
  return {
    ...changesOfOld(plainHiveFields, body),
    ...('location_id' in body ? { apiaryId: body.location_id } : {}),
    ...(layers === undefined ? {} : { layers }),
  };
}

interface LayersBody {
  layers?: readonly Type.Static<typeof LayerInputBody>[];
  brood_layers?: number | null;
  honey_layers?: number | null;
  frames?: number | null;
}

/** Undefined when nothing is said of layers. */
export function layersOf(body: LayersBody): LayersInput | undefined {
  const { layers, brood_layers: brood, honey_layers: honey } = body;
  const frames = body.frames ?? undefined;
  if (layers !== undefined) {
    return { kind: 'listed', layers: withFrames(layers.map(layerOf), frames) };
  }
  if (typeof brood !== 'number' && typeof honey !== 'number') return undefined;
  const frameCount = frames ?? hiveLimits.frameCountDefault;
  return { kind: 'counted', brood: brood ?? 0, honey: honey ?? 0, frameCount };
}

function layerOf({ id, type, order, color, framecount }: Type.Static<typeof LayerInputBody>): LayerInput {
  return {
    id: id ?? undefined,
    kind: type.toLowerCase(),
    order: order ?? undefined,
    color: colourOf(color),
    frameCount: framecount ?? undefined,
  };
}

/**
 * Old clients know one number of frames for the whole hive and repeat it in every layer; new ones say it layer by
 * layer and send no `frames`. So `frames` counts as long as the layers do not differ among themselves.
 */
function withFrames(layers: readonly LayerInput[], frames: number | undefined): LayerInput[] {
  const counts = layers.map(({ frameCount }) => frameCount ?? 0).filter((count) => count > 0);
  const isUniform = new Set(counts).size <= 1;
  return layers.map((layer) => ({
    ...layer,
    frameCount: frames !== undefined && isUniform ? frames : layer.frameCount,
  }));
}

/** A new hive has new layers, whatever it was copied from. */
export function withoutLayerIds<Changes extends HiveChanges>(changes: Changes): Changes {
  if (changes.layers?.kind !== 'listed') return changes;
  const layers = changes.layers.layers.map(({ id: _id, ...layer }) => layer);
  return { ...changes, layers: { kind: 'listed', layers } };
}
