type WithoutNulls<Row> = {
  [Name in keyof Row]: null extends Row[Name] ? Exclude<Row[Name], null> | undefined : Row[Name];
};

/** A row as services have it: what has no value is undefined. */
export function withoutNulls<Row extends object>(row: Row): WithoutNulls<Row> {
  const values = Object.entries(row).map(([name, value]) => [name, value ?? undefined]);
  return Object.fromEntries(values) as WithoutNulls<Row>;
}
