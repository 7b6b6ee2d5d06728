import { colonyRules, type HiveDimensions, hiveRules } from '@skep/domain';
import type { ColumnType, Insertable, Selectable } from 'kysely';
import Type from 'typebox';
import { custom, type InferOutput, number, object, optional } from 'valibot';
import type { ChecklistId } from '#platform/context/ids.ts';
import { maxInt4 } from '#platform/database/max-int4.ts';
import type { FieldNames } from '#platform/http/field-names.ts';
import { idSchema, MaybeText, nullable, text } from '#platform/http/schemas.ts';
import { colourOf, Decimal, decimalOf, given } from '#platform/http/wire-values.ts';

// A field of a hive is declared here once: its column, its name and format on the wire, both conversions between
// them. What is nested or belongs to others (layers, queen, apiary) has files of its own.

export const plainHiveFields = object({
  ...hiveRules,
  ...colonyRules,
  typeId: number(),
  /** By which it is inspected. */
  checklistId: optional(custom<ChecklistId>((id) => typeof id === 'number')),
});

/** As the rules leave them. */
export type PlainHive = InferOutput<typeof plainHiveFields>;

/** What was said of them, before any rule has seen it: absent keys stay as they are, undefined takes away. */
export type PlainHiveChanges = {
  [Name in Exclude<keyof PlainHive, 'dimensions'>]?: PlainHive[Name] | undefined;
} & { dimensions?: { [Name in keyof HiveDimensions]?: number | undefined } };

/** Exact decimals come out as texts. */
type Size = ColumnType<string | null, number | null, number | null>;

export interface PlainHiveColumns {
  name: string;
  type_id: number;
  color: string | null;
  sort_order: number | null;
  colony_size: number | null;
  sample_code: string | null;
  checklist_id: ChecklistId | null;
  brood_box_width_cm: Size;
  brood_box_depth_cm: Size;
  brood_box_height_cm: Size;
  frame_width_cm: Size;
  frame_height_cm: Size;
}

/** Those that the person's own export shows as they stand. */
export const exportedHiveColumns = [
  'name',
  'color',
  'sort_order',
  'colony_size',
  'sample_code',
  'checklist_id',
  'brood_box_width_cm',
  'brood_box_depth_cm',
  'brood_box_height_cm',
  'frame_width_cm',
  'frame_height_cm',
] as const satisfies (keyof PlainHiveColumns)[];

export function columnsOf({
  name,
  typeId,
  color,
  order,
  colonySize,
  sampleCode,
  checklistId,
  dimensions,
}: PlainHive): Insertable<PlainHiveColumns> {
  return {
    name,
    type_id: typeId,
    color: color ?? null,
    sort_order: order ?? null,
    colony_size: colonySize ?? null,
    sample_code: sampleCode ?? null,
    checklist_id: checklistId ?? null,
    brood_box_width_cm: dimensions.broodBoxWidthCm ?? null,
    brood_box_depth_cm: dimensions.broodBoxDepthCm ?? null,
    brood_box_height_cm: dimensions.broodBoxHeightCm ?? null,
    frame_width_cm: dimensions.frameWidthCm ?? null,
    frame_height_cm: dimensions.frameHeightCm ?? null,
  };
}

export function plainHiveOf(row: Selectable<PlainHiveColumns>): PlainHive {
  const size = (text: string | null) => (text === null ? undefined : Number(text));
  return {
    name: row.name,
    typeId: row.type_id,
    color: row.color ?? undefined,
    order: row.sort_order ?? undefined,
    colonySize: row.colony_size ?? undefined,
    sampleCode: row.sample_code ?? undefined,
    checklistId: row.checklist_id ?? undefined,
    dimensions: {
      broodBoxWidthCm: size(row.brood_box_width_cm),
      broodBoxDepthCm: size(row.brood_box_depth_cm),
      broodBoxHeightCm: size(row.brood_box_height_cm),
      frameWidthCm: size(row.frame_width_cm),
      frameHeightCm: size(row.frame_height_cm),
    },
  };
}

/** What the wire calls them. */
export const plainHiveNames: FieldNames = {
  hive_type_id: 'typeId',
  bb_width_cm: 'dimensions.broodBoxWidthCm',
  bb_depth_cm: 'dimensions.broodBoxDepthCm',
  bb_height_cm: 'dimensions.broodBoxHeightCm',
  fr_width_cm: 'dimensions.frameWidthCm',
  fr_height_cm: 'dimensions.frameHeightCm',
};

const MaybeInteger = Type.Optional(nullable(Type.Integer({ minimum: -maxInt4, maximum: maxInt4 })));
const MaybeSize = Type.Optional(Decimal);

/** Of one hive or of many that are alike; sizes are numbers, or texts with a comma or a dot. */
export const alikeHivesInput = {
  hive_type_id: MaybeInteger,
  color: MaybeText,
  bb_width_cm: MaybeSize,
  bb_depth_cm: MaybeSize,
  bb_height_cm: MaybeSize,
  fr_width_cm: MaybeSize,
  fr_height_cm: MaybeSize,
};

const AlikeHives = Type.Object(alikeHivesInput);

export const plainHiveInput = {
  ...alikeHivesInput,
  name: text(),
  order: MaybeInteger,
  colony_size: MaybeInteger,
  sample_code: MaybeText,
  checklist_id: Type.Optional(nullable(idSchema<ChecklistId>())),
};

const PlainHiveInput = Type.Partial(Type.Object(plainHiveInput));

export function plainHiveChangesOf(body: Type.Static<typeof PlainHiveInput>): PlainHiveChanges {
  const { colony_size: colonySize, sample_code: sampleCode, checklist_id: checklistId } = body;
  return {
    ...given(body, ['name', 'order']),
    ...(colonySize === undefined ? {} : { colonySize: colonySize ?? undefined }),
    ...(sampleCode === undefined ? {} : { sampleCode: sampleCode ?? undefined }),
    ...(checklistId === undefined ? {} : { checklistId: checklistId ?? undefined }),
    ...alikeHivesOf(body),
  };
}

export function alikeHivesOf(body: Type.Static<typeof AlikeHives>): PlainHiveChanges {
  return {
    ...('hive_type_id' in body ? { typeId: body.hive_type_id ?? undefined } : {}),
    ...('color' in body ? { color: colourOf(body.color) } : {}),
    dimensions: {
      ...('bb_width_cm' in body ? { broodBoxWidthCm: decimalOf(body.bb_width_cm) } : {}),
      ...('bb_depth_cm' in body ? { broodBoxDepthCm: decimalOf(body.bb_depth_cm) } : {}),
      ...('bb_height_cm' in body ? { broodBoxHeightCm: decimalOf(body.bb_height_cm) } : {}),
      ...('fr_width_cm' in body ? { frameWidthCm: decimalOf(body.fr_width_cm) } : {}),
      ...('fr_height_cm' in body ? { frameHeightCm: decimalOf(body.fr_height_cm) } : {}),
    },
  };
}

const SizeBody = nullable(Type.String({ description: 'Centimetres with one decimal.' }));

export const plainHiveBody = {
  name: Type.String(),
  hive_type_id: Type.Integer(),
  color: nullable(Type.String()),
  order: nullable(Type.Integer()),
  colony_size: nullable(Type.Integer({ description: 'Number of bees.' })),
  sample_code: nullable(Type.String({ description: 'Code of the latest sample.' })),
  checklist_id: nullable(Type.Integer({ description: 'Checklist for inspections of this hive.' })),
  bb_width_cm: SizeBody,
  bb_depth_cm: SizeBody,
  bb_height_cm: SizeBody,
  fr_width_cm: SizeBody,
  fr_height_cm: SizeBody,
};

/** The old wire sends exact decimals as texts. */
export function plainHiveToWire(hive: PlainHive) {
  const { name, typeId, color, order, dimensions } = hive;
  const size = (cm: number | undefined) => cm?.toFixed(1) ?? null;
  return {
    name,
    hive_type_id: typeId,
    color: color ?? null,
    order: order ?? null,
    colony_size: hive.colonySize ?? null,
    sample_code: hive.sampleCode ?? null,
    checklist_id: hive.checklistId ?? null,
    bb_width_cm: size(dimensions.broodBoxWidthCm),
    bb_depth_cm: size(dimensions.broodBoxDepthCm),
    bb_height_cm: size(dimensions.broodBoxHeightCm),
    fr_width_cm: size(dimensions.frameWidthCm),
    fr_height_cm: size(dimensions.frameHeightCm),
  };
}
