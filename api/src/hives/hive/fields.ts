import { defaultLayers } from '@skep/domain';
import type { Hive } from '#hives/read/hive.ts';
import { fieldProblem } from '#platform/http/wire-values.ts';
import { readForm } from '#platform/input/forms.ts';
import { categoryIds, isHiveType } from '#platform/taxonomy/catalogue.ts';
import { type HiveChanges, type HiveFields, hiveFields, type LayerFields } from './changes.ts';
import { changedLayers, withFrames } from './layers.ts';
import { hiveWirePath } from './wire-names.ts';

/**
 * What a hive is after these changes.
 * @param before undefined for a new hive.
 * @throws AppError invalid_input, in the names of the wire.
 */
export function changedHive(before: Hive | undefined, changes: HiveChanges): HiveFields {
  const { layers = [], dimensions = {}, ...known } = before ?? {};
  const { layers: layersInput, dimensions: sizes, ...said } = changes;
  const merged = { ...known, ...said };
  const fields = readForm(
    hiveFields,
    {
      ...merged,
      typeId: merged.typeId ?? categoryIds.hiveTypeCustom,
      dimensions: { ...dimensions, ...sizes },
      layers: withFrames(
        layersInput === undefined ? (before ? layers : startLayers) : changedLayers(layers, layersInput),
      ),
    },
    hiveWirePath,
  );
  if (!isHiveType(fields.typeId)) throw fieldProblem('hive_type_id', 'unknown_choice');
  requireOwnLayers(fields.layers, before);
  return fields;
}

const startLayers = defaultLayers.map((layer, index) => ({ ...layer, order: defaultLayers.length - index }));

/** A layer that names an id must be one of the hive's. */
function requireOwnLayers(layers: readonly LayerFields[], before: Hive | undefined): void {
  const ownIds = new Set<number>(before?.layers.map(({ id }) => id));
  const seen = new Set<number>();
  layers.forEach(({ id }, index) => {
    if (id === undefined) return;
    if (!ownIds.has(id) || seen.has(id)) throw fieldProblem(`layers.${index}.id`, 'unknown_choice');
    seen.add(id);
  });
}
