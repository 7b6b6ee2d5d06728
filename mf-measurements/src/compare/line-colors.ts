/** Lines of hives and years: they reach 3:1 on light and on dark grounds, as those of quantities; strokes differ too. */
const lineColors = [
  '#ae781d',
  '#097d9b',
  '#d33c2f',
  '#2d8336',
  '#9373c9',
  '#c8692d',
  '#5f6cc7',
  '#0b9197',
  '#b0528b',
  '#778c07',
];

export const lineColor = (place: number): string => lineColors[place % lineColors.length] ?? '';
