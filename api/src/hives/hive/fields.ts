import { defaultLayers } from '@skep/domain';
import { plainHiveFields } from '#hive-core/hive-fields.ts';
import type { Hive } from '#hives/queries/hive.ts';
import { fieldProblem, readForm } from '#platform/input/forms.ts';
import { withChanges } from '#platform/resource/fields.ts';
import { categoryIds, isHiveType } from '#platform/taxonomy/catalogue.ts';
import { type HiveChanges, type HiveFields, hiveFields, type LayerFields } from './changes.ts';
import { changedLayers, withFrames } from './layers.ts';

/**
 * What a hive is after these changes.
 * @param before undefined for a new hive.
 * @param inside the field of the input that holds the hive, such as `hives.`.
 * @throws AppError invalid_input
 */
export function changedHive(before: Hive | undefined, changes: HiveChanges, inside = ''): HiveFields {
  const { layers = [] } = before ?? {};
  const { layers: layersInput, ...said } = changes;
  const merged = withChanges(plainHiveFields, before, said);
  const fields = readForm(
    hiveFields,
    {
      ...merged,
      typeId: merged.typeId ?? categoryIds.hiveTypeCustom,
      layers: withFrames(
        layersInput === undefined ? (before ? layers : startLayers) : changedLayers(layers, layersInput),
      ),
    },
    inside,
  );
  if (!isHiveType(fields.typeId)) throw fieldProblem(`${inside}typeId`, 'unknown_choice');
  requireOwnLayers(fields.layers, before, inside);
  return fields;
}

const startLayers = defaultLayers.map((layer, index) => ({ ...layer, order: defaultLayers.length - index }));

/** A layer that names an id must be one of the hive's. */
function requireOwnLayers(layers: readonly LayerFields[], before: Hive | undefined, inside: string): void {
  const ownIds = new Set<number>(before?.layers.map(({ id }) => id));
  const seen = new Set<number>();
  layers.forEach(({ id }, index) => {
    if (id === undefined) return;
    if (!ownIds.has(id) || seen.has(id)) throw fieldProblem(`${inside}layers.${index}.id`, 'unknown_choice');
    seen.add(id);
  });
}
