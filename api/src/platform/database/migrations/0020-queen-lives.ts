import { type Kysely, sql } from 'kysely';

/** Whose daughter each queen is, what became of her, and which hive she headed from when to when. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('queens')
    .addColumn('mother_id', 'integer', (column) => column.references('queens.id').onDelete('set null'))
    .addColumn('gone_on', 'date')
    .addColumn('fate', 'text')
    .execute();
  await sql`create index queens_mother on queens (mother_id)`.execute(db);

  await db.schema
    .createTable('queen_reigns')
    .addColumn('id', 'integer', (column) => column.generatedAlwaysAsIdentity().primaryKey())
    .addColumn('queen_id', 'integer', (column) =>
      column.notNull().references('queens.id').onDelete('cascade'),
    )
    .addColumn('hive_id', 'integer', (column) => column.notNull().references('hives.id').onDelete('cascade'))
    .addColumn('event_id', 'integer', (column) => column.references('colony_events.id').onDelete('set null'))
    .addColumn('since', 'date', (column) => column.notNull())
    .addColumn('until', 'date')
    .execute();
  await sql`create index queen_reigns_queen on queen_reigns (queen_id)`.execute(db);
  await sql`create index queen_reigns_hive on queen_reigns (hive_id)`.execute(db);
  // Until now the newest queen of a hive headed it, and the one before her was replaced on that day.
  await sql`insert into queen_reigns (queen_id, hive_id, since, until)
    select id, hive_id, created_at::date, lead(created_at::date) over (partition by hive_id order by id)
    from queens where deleted_at is null order by id`.execute(db);
  await sql`update queens set gone_on = reign.until, fate = 'replaced'
    from queen_reigns as reign where reign.queen_id = queens.id and reign.until is not null`.execute(db);
  // Only now: the rows above are of one moment, and no hive has two queens at once.
  await sql`create unique index queen_reigns_hive_present on queen_reigns (hive_id) where until is null`.execute(
    db,
  );
  await sql`create unique index queen_reigns_queen_present on queen_reigns (queen_id) where until is null`.execute(
    db,
  );
}
