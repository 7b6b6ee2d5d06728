import { type ImportColumn, importedNumber, numberAndUnit } from '@skep/domain';
import { isPartOfQuantity } from '#platform/taxonomy/quantity-titles.ts';
import { wordsOf } from '#platform/taxonomy/title-words.ts';
import { isHiveWord } from './hive-words.ts';

/** A hive by its number, with the letter of a hive, a colony or a kast before it. */
const letterAndNumber = /^[hkvcr] ?\d{1,3}[a-z]?$/i;
const bareNumber = /^\d{1,3}$/;
/** Several of them have a column each; one may have several cells, which are called otherwise. */
const numberedScale =
  /^(?:(?:stock|bienen)?waage|scale|báscula|bilancia|weegschaal|våg|vaaka|váha|cântar|весы|ваги) ?#?\d{1,3}$/i;

/**
 * The columns of a table in which each hive has a column of its own, as `Date;Hive 1;Hive 2` and `Time,H1 weight,H1
 * temp,H2 weight`. Where titles name no quantity the values count as weights, and the person chooses their unit.
 * @param ownNames of the person's hives and devices, in lower case
 */
export function withHivesInColumns(
  columns: readonly ImportColumn[],
  titles: readonly string[],
  cellsOf: (index: number) => readonly string[],
  ownNames: ReadonlySet<string>,
): ImportColumn[] {
  const found = columns.map((column, index) =>
    isMostlyNumbers(cellsOf(index)) ? hiveColumn(column, titles[index] ?? '', ownNames) : undefined,
  );
  const isOfRows = columns.some(({ role }, index) => role === 'device' && found[index] === undefined);
  const names = new Set(found.flatMap((column) => column?.name ?? []));
  if (isOfRows || names.size < 2 || !columns.some(({ role }) => role === 'time' || role === 'year'))
    return [...columns];
  const hasUnit = (index: number) => cellsOf(index).some((cell) => numberAndUnit(cell) !== undefined);
  return columns.map((column, index) => {
    const ofHive = found[index] ?? column;
    return ofHive.isUnitUnsure && hasUnit(index) ? { ...ofHive, isUnitUnsure: false } : ofHive;
  });
}

function hiveColumn(
  column: ImportColumn,
  title: string,
  ownNames: ReadonlySet<string>,
): ImportColumn | undefined {
  if (column.role === 'value') {
    const [bare = ''] = title.split(/ ?[([]/);
    const isScale = numberedScale.test(bare.trim());
    const name = isScale ? bare.trim() : nameIn(title);
    const isHive =
      isScale || ownNames.has(name.toLowerCase()) || letterAndNumber.test(name) || isNameOfHive(name);
    return isHive ? { ...column, name } : undefined;
  }
  if (column.role !== 'skip' && column.role !== 'device') return undefined;
  const name = title.trim();
  const isHive =
    ownNames.has(name.toLowerCase()) ||
    bareNumber.test(name) ||
    letterAndNumber.test(name) ||
    isNameOfHive(name);
  return isHive ? { role: 'value', quantity: 'weight_kg', name, isUnitUnsure: true } : undefined;
}

/** A title without the words of its quantity. */
function nameIn(title: string): string {
  const isName = (word: string) => !wordsOf(word).every(isPartOfQuantity);
  return title
    .split(/[\s_,:;/()[\]–—-]+/u)
    .filter((word) => word !== '' && isName(word))
    .join(' ');
}

/** A word for a hive, and what tells one hive from another. */
function isNameOfHive(name: string): boolean {
  const words = wordsOf(name);
  return words.some(isHiveWord) && words.some((word) => !isHiveWord(word)) && words.length <= 5;
}

function isMostlyNumbers(cells: readonly string[]): boolean {
  const isNumber = (cell: string) => {
    const text = numberAndUnit(cell)?.number ?? cell;
    return importedNumber(text, true) !== undefined || importedNumber(text, false) !== undefined;
  };
  return cells.length > 0 && cells.filter(isNumber).length * 2 > cells.length;
}
