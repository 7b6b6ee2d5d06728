import { type AppError, type FieldProblem, withoutDirectionControls } from '@skep/domain';

// What no person types and PostgreSQL cannot store. Tabs and line ends stay; half of a surrogate pair is no character.
const unsupported = /[^\P{Cc}\n\r\t]|\p{Cs}/u;

/** Of a list or record whose schema says nothing else, as an answer of a checklist. */
const mostParts = 1000;

/** What this file needs to know of a JSON schema. */
export interface InputSchema {
  type?: string | string[];
  properties?: Record<string, InputSchema>;
  maxProperties?: number;
  items?: InputSchema;
  maxItems?: number;
  anyOf?: InputSchema[];
}

/**
 * Input as the old service treated it: texts are trimmed (passwords are not), an empty text is null, and null counts as
 * absent wherever the schema does not name it. Texts lose the characters that turn the direction of others.
 *
 * Also the first look at how much was sent: forms show all faults at once, so the validator looks at every entry of a
 * list that is too long, which takes a second at 200,000 of them. Such a list does not get as far as the validator.
 * @throws what `refuse` makes of lists that are too long, and of characters that cannot be stored.
 */
export function cleanInput(
  input: unknown,
  schema: InputSchema | undefined,
  refuse: (problems: readonly FieldProblem[]) => AppError,
): unknown {
  const problems: FieldProblem[] = [];
  const cleaned = clean(input, schema, [], problems);
  if (problems.length > 0) throw refuse(problems.slice(0, 50));
  return cleaned;
}

type Path = readonly string[];

function clean(
  value: unknown,
  schema: InputSchema | undefined,
  path: Path,
  problems: FieldProblem[],
): unknown {
  if (typeof value === 'string') {
    if (isOddNumber(value, schema)) problems.push({ path: path.join('.'), code: 'not_a_number' });
    return cleanText(value, path, problems);
  }
  if (Array.isArray(value)) {
    if (isTooMany(value.length, schema?.maxItems, path, problems)) return value;
    return value.map((item, index) => clean(item, schema?.items, [...path, String(index)], problems));
  }
  return typeof value === 'object' && value !== null ? cleanRecord(value, schema, path, problems) : value;
}

function cleanRecord(value: object, schema: InputSchema | undefined, path: Path, problems: FieldProblem[]) {
  // What no schema names reaches nobody.
  const known = schema?.properties;
  const parts = Object.entries(value).filter(([key]) => known === undefined || Object.hasOwn(known, key));
  if (isTooMany(parts.length, schema?.maxProperties, path, problems)) return value;
  const result: Record<string, unknown> = {};
  for (const [key, part] of parts) {
    const partPath = [...path, key];
    if (unsupported.test(key)) problems.push({ path: path.join('.'), code: 'unsupported_characters' });
    const partSchema = known?.[key];
    const cleaned = clean(part, partSchema, partPath, problems);
    if (cleaned !== null || acceptsNull(partSchema)) result[key] = cleaned;
  }
  return result;
}

function isTooMany(count: number, max = mostParts, path: Path, problems: FieldProblem[]): boolean {
  if (count > max) problems.push({ path: path.join('.'), code: 'too_many', params: { max } });
  return count > max;
}

function cleanText(text: string, path: Path, problems: FieldProblem[]): string | null {
  if (unsupported.test(text)) problems.push({ path: path.join('.'), code: 'unsupported_characters' });
  const cleaned = path.at(-1)?.startsWith('password') ? text : withoutDirectionControls(text).trim();
  return cleaned === '' ? null : cleaned;
}

/**
 * A text that the validator would take for a number, or for a list of one, and no person writes as one: `0x10`, and
 * `1e400` or four hundred digits, which become Infinity and pass every limit.
 */
function isOddNumber(text: string, schema: InputSchema | undefined): boolean {
  const types = [schema?.type, schema?.items?.type].flat();
  const isNumeric = types.some((type) => type === 'number' || type === 'integer');
  const number = Number(text);
  if (!isNumeric || Number.isNaN(number)) return false;
  return !Number.isFinite(number) || !/^([+-]?(\d+(\.\d*)?|\.\d+))?$/.test(text.trim());
}

/** A part without a schema may be anything: a record of free names, or what validation drops. */
function acceptsNull(schema: InputSchema | undefined): boolean {
  if (schema === undefined) return true;
  if (schema.type === undefined) return schema.anyOf?.some(acceptsNull) ?? true;
  return schema.type === 'null' || (Array.isArray(schema.type) && schema.type.includes('null'));
}
