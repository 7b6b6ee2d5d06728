import type { CatalogueRow } from './row.ts';

// Two ways of counting the bees of a colony, below its size. Later than the public list, so with ids
// of our own.

const supers = [1, 2].flatMap((number): CatalogueRow[] => [
  [1100 + number * 2, 1100, `super_${number}`, 'label'],
  [1101 + number * 2, 1100 + number * 2, 'bees_squares_25cm2', 'square_25cm2'],
]);

const combSides = Array.from({ length: 48 }, (_, index): CatalogueRow[] => {
  const id = 1110 + index * 2;
  const side = index % 2 === 0 ? 'a' : 'b';
  return [
    [id, 1100, `frame_${Math.floor(index / 2) + 1}_side_${side}`, 'label'],
    [id + 1, id, 'bees_squares_25cm2', 'square_25cm2'],
  ];
}).flat();

export const colonySizeRows: readonly CatalogueRow[] = [
  [1100, 771, 'liebefelder_method', 'label'],
  [1101, 1100, 'colony_size', 'number_positive'],
  ...supers,
  ...combSides,
  [1210, 771, 'top_photo_analysis', 'label'],
  [1211, 1210, 'colony_size', 'number_positive'],
  [1212, 1210, 'pixels_with_bees', 'number_positive'],
  [1213, 1210, 'pixels_total_top', 'number_positive'],
  [1214, 1210, 'photo', 'image'],
];
