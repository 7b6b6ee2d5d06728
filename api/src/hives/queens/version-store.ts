import { namesOfPeople } from '#account/core/store.ts';
import type { Context } from '#platform/context/context.ts';
import { earlierRows } from '#platform/database/revisions.ts';
import type { Queen } from './queen.ts';
import { queenOf } from './store.ts';

/** A queen as she was entered from then on, and by whom. */
export interface QueenVersion {
  queen: Queen;
  writtenAt: Date;
  /** Undefined: nobody knows, or that account is gone. */
  writtenBy: string | undefined;
}

/** The versions of a queen, the present one first. Each was written when the one before it was replaced. */
export async function versionsFrom({ db }: Pick<Context, 'db'>, queen: Queen): Promise<QueenVersion[]> {
  const present = await db
    .selectFrom('queens')
    .select(['created_at', 'changed_by'])
    .where('id', '=', queen.id)
    .executeTakeFirstOrThrow();
  const earlier = await earlierRows({ db }, { table: 'queens', id: queen.id });
  const all = [
    { queen, changedBy: present.changed_by },
    ...earlier.map(({ row }) => ({ queen: queenOf(row), changedBy: row.changed_by })),
  ];
  const names = await namesOfPeople(
    { db },
    all.flatMap(({ changedBy }) => changedBy ?? []),
  );
  return all.map(({ changedBy, ...each }, index) => ({
    ...each,
    writtenAt: earlier[index]?.replacedAt ?? present.created_at,
    writtenBy: changedBy === null ? undefined : names.get(changedBy),
  }));
}
