import { csvCell } from './sheet-rows.ts';

/** What a cell of JSON holds; undefined: it is none. */
function jsonIn(cell: string): object | undefined {
  if (!/^\s*[[{]/.test(cell)) return undefined;
  try {
    const parsed: unknown = JSON.parse(cell);
    return typeof parsed === 'object' && parsed !== null ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a table has cells of JSON, as exports of the BEEP app have: its hives, layers, queens and answers. */
export function hasJsonCells(rows: readonly (readonly string[])[]): boolean {
  return rows.slice(1).some((row) => row.some((cell) => jsonIn(cell) !== undefined));
}

type Part = Readonly<Record<string, string>>;

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/** Boxes from roof to floor, counted. */
function layersPart(layers: readonly unknown[]): Part {
  const kinds = layers.map((layer) => text(record(layer).type ?? record(layer).category));
  const count = (kind: string) => String(kinds.filter((each) => each === kind).length);
  const [frames] = layers.flatMap((layer) => text(record(layer).framecount) || []);
  return {
    ...{ 'brood boxes': count('brood'), supers: count('honey') },
    ...(frames !== undefined && { frames }),
  };
}

function queenPart(queen: object): Part {
  const { name, race, birth_date: born, line } = record(queen);
  return {
    ...{ 'queen name': text(name), 'queen race': text(race), 'queen born': text(born) },
    ...(text(line) !== '' && { 'queen line': text(line) }),
  };
}

/** Answers by the numbers of their questions, which are ours as well. */
function answersPart(items: readonly unknown[]): Part {
  return Object.fromEntries(
    items.flatMap((item) => {
      const { category_id: id, name, val, value } = record(item);
      const written = text(value) || text(val);
      return text(id) === '' || written === '' ? [] : [[`${text(name) || 'answer'} (${text(id)})`, written]];
    }),
  );
}

/** What a cell of JSON says, by the titles of the columns that it becomes. */
function partOf(title: string, json: object): Part {
  const plain = title.trim().toLowerCase();
  const list = Array.isArray(json) ? json : undefined;
  if (list !== undefined && /layers?$/.test(plain)) return layersPart(list);
  if (list !== undefined && /items?$/.test(plain)) return answersPart(list);
  if (list !== undefined && /definitions?$/.test(plain)) return { definitions: JSON.stringify(list) };
  if (list === undefined && plain === 'queen') return queenPart(json);
  if (list !== undefined)
    return {
      [title]: list
        .map((each) => text(each) || text(record(each).name))
        .filter(Boolean)
        .join(', '),
    };
  const { name, ...others } = record(json);
  return {
    ...(text(name) !== '' && { [plain === 'hive' ? 'hive' : plain]: text(name) }),
    ...Object.fromEntries(
      Object.entries(others).flatMap(([key, value]) =>
        text(value) === '' ? [] : [[`${title} ${key}`, text(value)]],
      ),
    ),
  };
}

/** A row as the columns that it becomes; of an apiary with its hives one for each hive. */
export function plainRows(head: readonly string[], row: readonly string[]): Part[] {
  const parts: Part[] = [];
  let hives: readonly unknown[] | undefined;
  let name = '';
  for (const [index, title] of head.entries()) {
    const cell = row[index] ?? '';
    const json = jsonIn(cell);
    const plain = title.trim().toLowerCase();
    if (plain === 'name') name = cell;
    if (plain === 'hives' && Array.isArray(json) && json.some((hive) => text(record(hive).name) !== ''))
      hives = json;
    else parts.push(json === undefined ? { [title]: cell } : partOf(title, json));
  }
  if (hives === undefined) return [Object.assign({}, ...parts)];
  return hives.map((hive) => {
    const { name: called, type, layers, queen } = record(hive);
    return {
      ...{ apiary: name, hive: text(called), 'hive type': text(type) },
      ...(Array.isArray(layers) && layersPart(layers)),
      ...(typeof queen === 'object' && queen !== null && queenPart(queen)),
    };
  });
}

/** Rows of these columns as the text of a CSV file. */
export function plainCsv(columns: readonly string[], rows: readonly Part[]): string {
  return rows.map((row) => `${columns.map((column) => csvCell(row[column] ?? '')).join(',')}\n`).join('');
}
