import {
  type ImportColumn,
  type ImportMapping,
  importedNumber,
  isNothing,
  isUnavailable,
  unitOfWord,
} from '@skep/domain';
import { type QuantityName, quantityNamed } from '#platform/taxonomy/quantities.ts';
import { isPartOfQuantity, titledQuantity } from '#platform/taxonomy/quantity-titles.ts';
import { wordSet, wordsOf } from '#platform/taxonomy/title-words.ts';
import { type Reading, type ReadingResult, type RowReader, readValue, shown, timesOf } from './reading.ts';

/** What a row of one value can be: the columns of the store that it may fill. */
export const seriesQuantities: readonly QuantityName[] = [
  ...(['t', 't_i', 'h', 'p', 'l', 'weight_kg', 'bat_perc', 'bat_volt', 'rssi', 'snr', 's_tot'] as const),
  ...(['t_0', 't_1', 't_2', 't_3', 't_4', 't_5', 't_6', 't_7', 't_8', 't_9', 'bc_i', 'bc_o'] as const),
];

const readingWords = wordSet(
  'value state reading wert waarde valeur valor valore verdi värde arvo hodnota valoare τιμή значение значення',
);
const unitWords = wordSet(
  'unit uom einheit eenheid unité unidad unità unidade enhet yksikkö jednotka unitate μονάδα единица одиниця',
);

interface Series {
  quantity: QuantityName;
  unit: string | undefined;
  /** What its name says besides: whose it is. */
  device: string | undefined;
}

/** What a name means, such as `weight` or `sensor.hive_1_weight`; undefined: nothing that is stored. */
export function seriesOf(name: string): Series | undefined {
  // Home Assistant writes the kind of its entity before it.
  const plain = name.replace(/^\s*[a-z_]{1,30}\./, '');
  const found = titledQuantity(plain);
  const quantity = seriesQuantities.find((each) => each === found?.quantity);
  if (quantity === undefined) return undefined;
  const device = wordsOf(plain)
    .filter((word) => !isPartOfQuantity(word))
    .join(' ');
  const isOurs = plain.trim().toLowerCase() === quantity.toLowerCase();
  return { quantity, unit: found?.unit, device: isOurs ? undefined : device || undefined };
}

/** The columns of a file with one value in a row, by their content; undefined: it is none. */
export function longForm(
  columns: readonly ImportColumn[],
  titles: readonly string[],
  cellsOf: (index: number) => readonly string[],
): ImportColumn[] | undefined {
  const isMostly = (index: number, is: (cell: string) => boolean) => {
    const cells = cellsOf(index).filter((cell) => !isUnavailable(cell));
    return cells.length > 0 && cells.filter(is).length * 2 >= cells.length;
  };
  const open = columns.flatMap(({ role }, index) => (role === 'skip' || role === 'device' ? [index] : []));
  const has = (index: number, words: ReadonlySet<string>) =>
    wordsOf(titles[index] ?? '').some((word) => words.has(word));
  const isNumber = (cell: string) =>
    importedNumber(cell, false) !== undefined || importedNumber(cell, true) !== undefined;
  const series = open.find((index) =>
    isMostly(index, (cell) => !isNumber(cell) && seriesOf(cell) !== undefined),
  );
  const reading = open.find(
    (index) => index !== series && has(index, readingWords) && isMostly(index, isNumber),
  );
  if (series === undefined || reading === undefined) return undefined;
  const unit = open.find((index) => index !== series && has(index, unitWords));
  return columns.map((column, index) => {
    if (index === series) return { role: 'series' };
    if (index === reading) return { role: 'reading' };
    return index === unit ? { role: 'unit' } : column;
  });
}

const mostSeries = 1000;

/** Reads a row as one value of what its name says. */
export function seriesReader(mapping: ImportMapping, { titles, targetOf, now }: Reading): RowReader {
  const at = (wanted: string) => mapping.columns.findIndex(({ role }) => role === wanted);
  const [seriesAt, readingAt, unitAt, deviceAt] = [at('series'), at('reading'), at('unit'), at('device')];
  const { timeAt, timeIn } = timesOf(mapping, now);
  const known = new Map<string, Series | undefined>();

  function seriesIn(name: string): Series | undefined {
    if (known.has(name)) return known.get(name);
    const series = seriesOf(name);
    if (known.size < mostSeries) known.set(name, series);
    return series;
  }

  return {
    read(cells, row) {
      const series = seriesIn(cells[seriesAt] ?? '');
      const device = deviceAt === -1 ? series?.device : shown(cells[deviceAt] ?? '');
      const refused = (
        reason: ReadingResult['refusals'][number]['reason'],
        index: number,
      ): ReadingResult => ({
        read: undefined,
        device,
        refusals: [{ row, column: titles[index] ?? '', reason, written: shown(cells[index] ?? '') }],
      });
      const cell = cells[readingAt] ?? '';
      if (isNothing(cell) || isUnavailable(cell)) return refused('no_value', readingAt);
      const quantity = series && quantityNamed(series.quantity);
      if (quantity === undefined) return refused('unknown_choice', seriesAt);
      const target = device === undefined ? mapping.target : targetOf(device);
      if (target.kind === 'none') return refused('no_device', deviceAt === -1 ? seriesAt : deviceAt);
      const time = timeIn(cells, device ?? '');
      if (!(time instanceof Date)) return refused(time, timeAt);
      const unit = unitOfWord(cells[unitAt]?.trim() ?? '') ?? series?.unit;
      const value = readValue(cell, quantity, unit, mapping.hasDecimalComma);
      if (typeof value !== 'number') return refused(value, readingAt);
      return {
        read: { device, target, time, values: { [quantity.abbreviation]: value } },
        device,
        refusals: [],
      };
    },
  };
}
