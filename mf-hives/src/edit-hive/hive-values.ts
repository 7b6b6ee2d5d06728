import { type HiveForm, layerKindOf } from '@skep/domain';
import type { CreateHiveInput, EditedHiveFragment } from '../generated/graphql.ts';
import { dimensionsOf, type HiveBuild, sentLayers } from '../hive-configuration/hive-configuration.ts';
import { dimensionNames } from '../hive-configuration/type-dimensions.ts';

/** What the form of a hive holds; `hiveForm` of the domain says what of it can be saved. */
export interface HiveValues extends HiveBuild {
  name: string;
  /** Empty: none chosen. */
  apiaryId: string;
  order: number | undefined;
  /** Why supers are put on although honey has to wait. */
  withdrawalReason: string;
}

/** A stored hive as the form shows it. */
export function valuesOfHive(hive: EditedHiveFragment): HiveValues {
  return {
    name: hive.name,
    apiaryId: hive.apiary.id,
    order: hive.order ?? undefined,
    withdrawalReason: '',
    typeId: hive.type?.id,
    color: hive.color?.toLowerCase() ?? undefined,
    layers: hive.layers.map(({ id, kind, color, frameCount }) => ({
      key: id,
      id,
      kind: layerKindOf(kind),
      color: color?.toLowerCase() ?? undefined,
      frameCount: frameCount ?? undefined,
    })),
    dimensions: dimensionsOf(hive.dimensions),
  };
}

/**
 * What is sent of a form that was found right; an edit adds its time zone, and why supers are put on. What is empty is
 * null, since what an edit leaves out stays as it is.
 */
export function sentHive({ withdrawalReason: _, ...form }: HiveForm): CreateHiveInput {
  const { color = null, order = null, typeId = null, dimensions, layers, ...rest } = form;
  const sizes = dimensionNames.map((name) => [name, dimensions[name] ?? null]);
  return { ...rest, color, order, typeId, layers: sentLayers(layers), dimensions: Object.fromEntries(sizes) };
}
