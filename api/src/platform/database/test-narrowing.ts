import { type Kysely, sql } from 'kysely';
import type { Database } from './tables.ts';

/** What who reads and writes a database relies on. */
export interface Form {
  /** Views too. */
  tables: Record<string, TableForm>;
}

interface TableForm {
  columns: Record<string, ColumnForm>;
  /** What its rows must fulfil, as PostgreSQL says it. */
  conditions: readonly string[];
}

interface ColumnForm {
  type: string;
  /** Whoever adds a row has to give it. */
  isRequired: boolean;
  /** It may not be null. */
  isPresent?: boolean;
}

/** Partitions of measurements come and go by themselves. */
const isOurs = sql`namespace.nspname = 'public' and not class.relispartition`;

export async function formOf(db: Kysely<Database>): Promise<Form> {
  const columns = await sql<{ table: string; name: string; type: string; present: boolean; filled: boolean }>`
    select class.relname as table, attname as name, format_type(atttypid, atttypmod) as type, attnotnull as present,
      atthasdef or attidentity <> '' as filled
    from pg_attribute join pg_class as class on class.oid = attrelid
    join pg_namespace as namespace on namespace.oid = class.relnamespace
    where ${isOurs} and class.relkind in ('r', 'p', 'v') and attnum > 0 and not attisdropped`.execute(db);
  const conditions = await sql<{ table: string; condition: string }>`
    select class.relname as table, pg_get_constraintdef(constr.oid) as condition
    from pg_constraint as constr join pg_class as class on class.oid = conrelid
    join pg_namespace as namespace on namespace.oid = class.relnamespace
    where ${isOurs} and contype in ('c', 'f', 'u', 'p', 'x')
    union all
    select class.relname, 'UNIQUE INDEX ' || substring(pg_get_indexdef(indexrelid) from '\\(.*$')
    from pg_index join pg_class as class on class.oid = indrelid
    join pg_namespace as namespace on namespace.oid = class.relnamespace
    where ${isOurs} and indisunique and not exists (select from pg_constraint where conindid = indexrelid)`.execute(
    db,
  );
  const tables: Form['tables'] = {};
  const tableNamed = (name: string) => {
    tables[name] ??= { columns: {}, conditions: [] };
    return tables[name];
  };
  for (const { table, name, type, present, filled } of columns.rows)
    tableNamed(table).columns[name] = { type, isPresent: present, isRequired: present && !filled };
  for (const { table, condition } of conditions.rows) {
    const held = tableNamed(table);
    tables[table] = { ...held, conditions: [...held.conditions, condition] };
  }
  return { tables };
}

/** What of a new form the version that knows the old one would stumble over, in sentences. */
export function narrowingsOf(before: Form, after: Form): string[] {
  return Object.entries(before.tables).flatMap(([name, table]) => {
    const now = after.tables[name];
    return now === undefined ? [`${name} is gone.`] : narrowingsOfTable(name, table, now);
  });
}

function narrowingsOfTable(name: string, before: TableForm, after: TableForm): string[] {
  const ofColumns = Object.entries(before.columns).flatMap(([column, held]) => {
    const now = after.columns[column];
    if (now === undefined) return [`${name}.${column} is gone.`];
    if (now.type !== held.type) return [`${name}.${column} was ${held.type} and is ${now.type}.`];
    if (now.isPresent && !held.isPresent) return [`${name}.${column} must be there now.`];
    return now.isRequired && !held.isRequired ? [`${name}.${column} is filled in by itself no longer.`] : [];
  });
  const fresh = Object.entries(after.columns).filter(([column]) => before.columns[column] === undefined);
  const required = fresh
    .filter(([, { isRequired }]) => isRequired)
    .map(([column]) => `${name}.${column} has to be given, and the version before does not know it.`);
  // The version before leaves a new column empty, and so refers to nothing.
  const isOfFresh = (condition: string) =>
    fresh.some(([column]) => condition.startsWith(`FOREIGN KEY (${column}) `));
  const conditions = after.conditions
    .filter((condition) => !before.conditions.includes(condition) && !isOfFresh(condition))
    .map((condition) => `${name} has the new condition ${condition}.`);
  return [...ofColumns, ...required, ...conditions];
}
