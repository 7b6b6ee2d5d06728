import type { ChecklistInputKind } from '@skep/domain';

/** A way of filling in, as the wire lists it: texts for bounds, null where there is none (rest-api.md 6.6). */
export interface CatalogueInput {
  id: number;
  name: string;
  type: ChecklistInputKind;
  min: string | null;
  max: string | null;
  decimals: number | null;
}

type InputRow = readonly [
  id: number,
  type: ChecklistInputKind,
  name: string,
  min?: number | null,
  max?: number | null,
  decimals?: number,
];

const rows: readonly InputRow[] = [
  [1, 'list', 'List'],
  [2, 'list_item', 'Entry of a list'],
  [3, 'boolean', 'Yes or no, yes is good'],
  [4, 'text', 'Text'],
  [5, 'date', 'Date and time'],
  [6, 'select', 'Choice from a tree'],
  [7, 'options', 'Choice of one'],
  [8, 'number', 'Number'],
  [9, 'number_percentage', 'Percentage', 0, 100],
  [10, 'number_positive', 'Number from 0', 0],
  [11, 'number_negative', 'Number below 0', null, 0],
  [12, 'number_0_decimals', 'Whole number', null, null, 0],
  [13, 'number_1_decimals', 'Number with 1 decimal', null, null, 1],
  [14, 'number_2_decimals', 'Number with 2 decimals', null, null, 2],
  [15, 'number_3_decimals', 'Number with 3 decimals', null, null, 3],
  [16, 'slider', 'Slider', 0, 100],
  [17, 'smileys_3', 'Three faces', 1, 3, 0],
  [18, 'score', 'Stars', 1, 5, 0],
  [19, 'grade', 'Grade', 1, 10, 0],
  [20, 'image', 'Picture'],
  [21, 'file', 'File'],
  [22, 'barcode', 'Bar code'],
  [23, 'number_degrees', 'Degrees', -180, 180, 0],
  [24, 'select_hive', 'Hive'],
  [25, 'select_apiary', 'Apiary'],
  [26, 'select_hive_layer', 'Layer of a hive'],
  [27, 'select_hive_layer_frame', 'Frame of a layer'],
  [28, 'select_country', 'Country'],
  [29, 'select_continent', 'Continent'],
  [31, 'select_location', 'Location'],
  [32, 'label', 'Heading'],
  [33, 'bee_subspecies', 'Bee race'],
  [34, 'color_picker', 'Colour'],
  [37, 'score_amount', 'From low to extreme', 1, 4, 0],
  [38, 'score_quality', 'From poor to excellent', 1, 4, 0],
  [40, 'boolean_yes_red', 'Yes or no, yes is bad'],
  // Later than the public list, so with ids of our own.
  [1001, 'sample_code', 'Sample code'],
  [1002, 'square_25cm2', 'Squares of 5 by 5 cm', 0, null, 1],
  [1003, 'select_hive_type', 'Hive type'],
];

const textOf = (bound: number | null | undefined) =>
  bound === null || bound === undefined ? null : String(bound);

export const catalogueInputs: readonly CatalogueInput[] = rows.map(
  ([id, type, name, min, max, decimals]) => ({
    id,
    name,
    type,
    min: textOf(min),
    max: textOf(max),
    decimals: decimals ?? null,
  }),
);
