import { plainHiveNames } from '#hive-core/hive-fields.ts';
import { queenNames } from '#hives/queens/wire.ts';
import { type FieldNames, namesInside } from '#platform/http/field-names.ts';

/** What the wire calls the fields of a hive. */
export const hiveNames: FieldNames = {
  ...plainHiveNames,
  'layers.*.type': 'layers.*.kind',
  'layers.*.framecount': 'layers.*.frameCount',
  ...namesInside('queen', 'queen', queenNames),
};
