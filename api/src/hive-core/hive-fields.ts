import { colonyRules, hiveDimensionsRules, hiveRules } from '@skep/domain';
import { custom, number, optional } from 'valibot';
import type { ChecklistId } from '#platform/context/ids.ts';
import { type ChangesOf, type ColumnsOf, field, group, type ValuesOf } from '#platform/resource/fields.ts';
import { asId, colour, decimal, idOf, integer, line } from '#platform/resource/kinds.ts';

const centimetres = decimal(1, 99_999);
const rules = hiveDimensionsRules.entries;

const size = <const Column extends string, const Name extends string>(
  rule: typeof rules.frameWidthCm,
  column: Column,
  old: Name,
) => field(rule, centimetres, { column, old, description: 'Centimetres with one decimal.' });

/** Fields that hives of one apiary can have in common from the start. */
export const alikeHiveFields = {
  typeId: field(
    number(),
    { ...integer, ...asId<number>('hive type') },
    {
      column: 'type_id',
      old: 'hive_type_id',
      hasDefault: true,
    },
  ),
  color: field(hiveRules.color, colour, { column: 'color' }),
  dimensions: group(hiveRules.dimensions, {
    broodBoxWidthCm: size(rules.broodBoxWidthCm, 'brood_box_width_cm', 'bb_width_cm'),
    broodBoxDepthCm: size(rules.broodBoxDepthCm, 'brood_box_depth_cm', 'bb_depth_cm'),
    broodBoxHeightCm: size(rules.broodBoxHeightCm, 'brood_box_height_cm', 'bb_height_cm'),
    frameWidthCm: size(rules.frameWidthCm, 'frame_width_cm', 'fr_width_cm'),
    frameHeightCm: size(rules.frameHeightCm, 'frame_height_cm', 'fr_height_cm'),
  }),
};

/** Fields of a hive. Its layers, its queen and its apiary have tables of their own. */
export const plainHiveFields = {
  name: field(hiveRules.name, line, { column: 'name' }),
  ...alikeHiveFields,
  order: field(hiveRules.order, integer, { column: 'sort_order', old: 'order' }),
  colonySize: field(colonyRules.colonySize, integer, {
    column: 'colony_size',
    description: 'Number of bees.',
  }),
  sampleCode: field(colonyRules.sampleCode, line, {
    column: 'sample_code',
    description: 'Code of the latest sample.',
  }),
  checklistId: field(
    optional(custom<ChecklistId>((id) => typeof id === 'number')),
    idOf<ChecklistId>('checklist'),
    {
      column: 'checklist_id',
      description: 'Checklist for inspections of this hive.',
    },
  ),
};

/** Archives name the type by its key, since its number says nothing elsewhere. */
const { typeId: _typeId, ...exportedHiveFields } = plainHiveFields;

export { exportedHiveFields };

export type PlainHive = ValuesOf<typeof plainHiveFields>;
export type PlainHiveChanges = ChangesOf<typeof plainHiveFields>;
export type PlainHiveColumns = ColumnsOf<typeof plainHiveFields>;
