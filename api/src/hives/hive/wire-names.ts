import { queenNames } from '#hives/queens/wire.ts';
import { type FieldNames, namesInside } from '#platform/http/field-names.ts';

/** What the wire calls the fields of a hive. */
export const hiveNames: FieldNames = {
  hive_type_id: 'typeId',
  'layers.*.type': 'layers.*.kind',
  'layers.*.framecount': 'layers.*.frameCount',
  bb_width_cm: 'dimensions.broodBoxWidthCm',
  bb_depth_cm: 'dimensions.broodBoxDepthCm',
  bb_height_cm: 'dimensions.broodBoxHeightCm',
  fr_width_cm: 'dimensions.frameWidthCm',
  fr_height_cm: 'dimensions.frameHeightCm',
  ...namesInside('queen', 'queen', queenNames),
};
