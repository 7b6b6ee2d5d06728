import type { CatalogueRow } from './row.ts';

/** Apiaries: place, use, orientation. */
export const apiaryRows: readonly CatalogueRow[] = [
  [1, null, 'apiary', 'list', { isSystem: true }],
  [2, 1, 'name', 'text'],
  [3, 1, 'location', 'select_location'],
  [12, 1, 'number_of_bee_colonies', 'number_positive'],
  [13, 1, 'orientation', 'options'],
  [16, 13, 'north', 'list_item'],
  [17, 13, 'northeast', 'list_item'],
  [18, 13, 'east', 'list_item'],
  [19, 13, 'southeast', 'list_item'],
  [20, 13, 'south', 'list_item'],
  [21, 13, 'southwest', 'list_item'],
  [22, 13, 'west', 'list_item'],
  [23, 13, 'northwest', 'list_item'],
  [24, 13, 'various', 'list_item'],
  [25, 1, 'status', 'options'],
  [26, 25, 'active', 'list_item'],
  [743, 25, 'not_active', 'list_item'],
  [28, 1, 'photo', 'image', { isSystem: true }],
  [932, 1, 'type', 'select'],
  [933, 932, 'fixed', 'list_item'],
  [934, 932, 'moveable', 'list_item'],
  [935, 932, 'temporary', 'list_item'],
  [936, 932, 'client', 'list_item'],
  [937, 932, 'other', 'list_item'],
];
