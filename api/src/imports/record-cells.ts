import {
  type ImportMapping,
  type ImportRecordField,
  type ImportRefusal,
  importedNumber,
  importedTime,
  importedValue,
  importUnits,
  numberAndUnit,
  roundTo,
  unitOfWord,
} from '@skep/domain';
import { categoryIds, categoryKey } from '#platform/taxonomy/catalogue.ts';
import { definitionsIn } from './definition-cells.ts';
import { idOfName } from './hive-reading.ts';
import { yesAndNo } from './inspection-words.ts';
import { feedWords, methodWords, ratioWords } from './record-words.ts';

/** What a cell says; else why it cannot be taken. */
type ReadCell = { value: unknown; key?: string } | { reason: ImportRefusal };

type CellReader = (cell: string, mapping: ImportMapping, unit: string | undefined) => ReadCell;

const asText: CellReader = (cell) => ({ value: cell });
const asWhole: CellReader = (cell, { hasDecimalComma }) => {
  // A number of days may have its word behind it.
  const number = importedNumber(/^\d+(?= ?\p{L}*\.?$)/u.exec(cell)?.[0] ?? cell, hasDecimalComma);
  return number === undefined ? { reason: 'not_a_number' } : { value: number };
};
const asDay: CellReader = (cell, { dateOrder: order }) => {
  if (/^(?:19|20)\d\d$/.test(cell)) return { value: `${cell}-01-01` };
  const time = importedTime(cell, undefined, { order, timeZone: 'UTC' });
  return time === undefined ? { reason: 'not_a_time' } : { value: time.toISOString().slice(0, 10) };
};
const asYesOrNo: CellReader = (cell) => {
  const answer = yesAndNo().get(cell.toLowerCase());
  return answer === undefined ? { reason: 'unknown_choice' } : { value: answer === '1' };
};

function asChoice(choices: readonly (readonly [key: string, pattern: RegExp])[]): CellReader {
  return (cell) => {
    const plain = cell.toLowerCase();
    const [key] = choices.find(([each, pattern]) => plain === each || pattern.test(plain)) ?? [];
    return key === undefined ? { reason: 'unknown_choice' } : { value: key };
  };
}

/** What is none of the kinds of feed is another one, in the words of the file. */
const asFeed: CellReader = (cell) => {
  const plain = cell.toLowerCase();
  const [key = 'other'] = feedWords.find(([each, pattern]) => plain === each || pattern.test(plain)) ?? [];
  return { value: key };
};

/** A number in the unit of its column, or in the one behind it. */
function asMeasured(storedUnit: string): CellReader {
  return (cell, { hasDecimalComma }, ofColumn) => {
    const bare = importedNumber(cell, hasDecimalComma);
    const withUnit = bare === undefined ? numberAndUnit(cell) : undefined;
    const number = bare ?? importedNumber(withUnit?.number ?? '', hasDecimalComma);
    const unit = withUnit === undefined ? ofColumn : unitOfWord(withUnit.unit);
    if (number === undefined) return { reason: 'not_a_number' };
    if (withUnit !== undefined && (unit === undefined || !importUnits(storedUnit).includes(unit)))
      return { reason: 'not_a_number' };
    return { value: roundTo(importedValue(number, storedUnit, unit), 3) };
  };
}

/** What is poured may be in the column of what is weighed. */
const asFeedAmount: CellReader = (cell, mapping, unit) => {
  const read = asMeasured('kg')(cell, mapping, unit);
  const poured = 'reason' in read ? asMeasured('l')(cell, mapping, undefined) : read;
  return 'value' in poured && 'reason' in read ? { ...poured, key: 'litres' } : read;
};

const asRace: CellReader = (cell) => {
  const id = idOfName(categoryIds.beeRaces, cell);
  return id === undefined ? { reason: 'unknown_choice' } : { value: id };
};

const asDeviceType: CellReader = (cell) => {
  const id = idOfName(categoryIds.deviceTypes, cell);
  const key = id === undefined ? null : categoryKey(id);
  return key === null ? { reason: 'unknown_choice' } : { value: key };
};

/** As the old wire writes them. */
const asDefinitions: CellReader = (cell) => {
  const definitions = definitionsIn(cell);
  return definitions === undefined ? { reason: 'unknown_choice' } : { value: definitions };
};

/** What the forms call a field, and how its cells are read; without a reader it is a text. */
export const recordCells: Readonly<Record<ImportRecordField, readonly [key: string, read: CellReader]>> = {
  queen_name: ['name', asText],
  queen_race: ['raceId', asRace],
  queen_born: ['birthDate', asDay],
  queen_line: ['line', asText],
  queen_mated: ['isFertilized', asYesOrNo],
  queen_clipped: ['isClipped', asYesOrNo],
  queen_notes: ['description', asText],
  product: ['product', asText],
  substance: ['substance', asText],
  method: ['method', asChoice(methodWords)],
  dose: ['dose', asText],
  amount_used: ['quantity', asText],
  withdrawal_days: ['withdrawalDays', asWhole],
  last_day: ['lastDay', asDay],
  reason: ['reason', asText],
  applied_by: ['appliedBy', asText],
  temperature: ['temperatureCelsius', asMeasured('°C')],
  batch: ['batch', asText],
  supplier: ['supplier', asText],
  supplier_address: ['supplierAddress', asText],
  vet: ['vet', asText],
  vet_contact: ['vetContact', asText],
  kilograms: ['kilograms', asMeasured('kg')],
  frames_taken: ['frames', asWhole],
  lot: ['lot', asText],
  water_percent: ['waterPercent', asMeasured('%')],
  heather: ['isHeather', asYesOrNo],
  water_reason: ['waterReason', asText],
  withdrawal_reason: ['withdrawalReason', asText],
  feed: ['feed', asFeed],
  feed_words: ['words', asText],
  feed_kilograms: ['kilograms', asFeedAmount],
  feed_litres: ['litres', asMeasured('l')],
  sugar_ratio: ['ratio', asChoice(ratioWords)],
  reminder_text: ['reminder', asText],
  reminder_notes: ['notes', asText],
  reminder_done: ['isDone', asYesOrNo],
  device_name: ['name', asText],
  device_key: ['key', asText],
  hardware_id: ['hardwareId', asText],
  device_type: ['type', asDeviceType],
  interval_minutes: ['intervalMinutes', asWhole],
  device_definitions: ['definitions', asDefinitions],
};
