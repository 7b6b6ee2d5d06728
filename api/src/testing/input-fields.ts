/** The part of a JSON schema that says which fields an input has. */
interface FieldsSchema {
  type?: string | string[];
  properties?: Record<string, FieldsSchema>;
  patternProperties?: Record<string, FieldsSchema>;
  items?: FieldsSchema;
  anyOf?: FieldsSchema[];
}

/** Path of a field, as `['layers', '0', 'color']`. */
export type FieldPath = readonly string[];

/** Where a record holds whatever it is given. */
export const anyName = 'any name';

/** Every field that a schema names, those inside of objects and of a list's first entry too. */
export function fieldsOf(given: unknown, path: FieldPath = []): FieldPath[] {
  if (given === undefined) return [];
  const schema = given as FieldsSchema;
  const own = path.length === 0 ? [] : [path];
  const inside = [schema, ...(schema.anyOf ?? [])].flatMap((part) => [
    ...Object.entries(part.properties ?? {}).flatMap(([name, field]) => fieldsOf(field, [...path, name])),
    ...Object.values(part.patternProperties ?? {}).flatMap((field) => fieldsOf(field, [...path, anyName])),
    ...(part.items === undefined ? [] : fieldsOf(part.items, [...path, '0'])),
  ]);
  return [...own, ...inside];
}

/** A copy of an input with another value in one place; what is missing on the way there is made. */
export function withField(input: unknown, [name, ...rest]: FieldPath, value: unknown): unknown {
  if (name === undefined) return value;
  const isListPlace = /^\d+$/.test(name);
  if (isListPlace || Array.isArray(input)) {
    const list = Array.isArray(input) ? [...input] : [];
    list[Number(name)] = withField(list[Number(name)], rest, value);
    return list;
  }
  const record = typeof input === 'object' && input !== null ? { ...input } : {};
  return Object.assign(record, { [name]: withField(Reflect.get(record, name), rest, value) });
}
