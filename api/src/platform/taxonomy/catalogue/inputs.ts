import type { ChecklistInputKind } from '@skep/domain';

/** A way of filling in, as the wire lists it: texts for bounds, null where there is none. Named by `input.*`. */
export interface CatalogueInput {
  id: number;
  type: ChecklistInputKind;
  min: string | null;
  max: string | null;
  decimals: number | null;
}

type InputRow = readonly [
  id: number,
  type: ChecklistInputKind,
  min?: number | null,
  max?: number | null,
  decimals?: number,
];

const rows: readonly InputRow[] = [
  [1, 'list'],
  [2, 'list_item'],
  [3, 'boolean'],
  [4, 'text'],
  [5, 'date'],
  [6, 'select'],
  [7, 'options'],
  [8, 'number'],
  [9, 'number_percentage', 0, 100],
  [10, 'number_positive', 0],
  [11, 'number_negative', null, 0],
  [12, 'number_0_decimals', null, null, 0],
  [13, 'number_1_decimals', null, null, 1],
  [14, 'number_2_decimals', null, null, 2],
  [15, 'number_3_decimals', null, null, 3],
  [16, 'slider', 0, 100],
  [17, 'smileys_3', 1, 3, 0],
  [18, 'score', 1, 5, 0],
  [19, 'grade', 1, 10, 0],
  [20, 'image'],
  [21, 'file'],
  [22, 'barcode'],
  [23, 'number_degrees', -180, 180, 0],
  [24, 'select_hive'],
  [25, 'select_apiary'],
  [26, 'select_hive_layer'],
  [27, 'select_hive_layer_frame'],
  [28, 'select_country'],
  [29, 'select_continent'],
  [31, 'select_location'],
  [32, 'label'],
  [33, 'bee_subspecies'],
  [34, 'color_picker'],
  [37, 'score_amount', 1, 4, 0],
  [38, 'score_quality', 1, 4, 0],
  [40, 'boolean_yes_red'],
  // Later than the public list, so with ids of our own.
  [1001, 'sample_code'],
  [1002, 'square_25cm2', 0, null, 1],
  [1003, 'select_hive_type'],
];

const textOf = (bound: number | null | undefined) =>
  bound === null || bound === undefined ? null : String(bound);

export const catalogueInputs: readonly CatalogueInput[] = rows.map(([id, type, min, max, decimals]) => ({
  id,
  type,
  min: textOf(min),
  max: textOf(max),
  decimals: decimals ?? null,
}));
