import { plainHiveFields } from '#hive-core/hive-fields.ts';
import { queenFields } from '#hives/queens/queen-fields.ts';
import { type FieldNames, namesInside } from '#platform/http/field-names.ts';
import { oldNamesOf } from '#platform/resource/fields.ts';

/** What the wire calls the fields of a hive. */
export const hiveNames: FieldNames = {
  ...oldNamesOf(plainHiveFields),
  'layers.*.type': 'layers.*.kind',
  'layers.*.framecount': 'layers.*.frameCount',
  ...namesInside('queen', 'queen', oldNamesOf(queenFields)),
};
