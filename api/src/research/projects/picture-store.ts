import type { Context } from '#platform/context/context.ts';
import type { ResearchId } from '#platform/context/ids.ts';
import type { PictureKey, StoredPicture } from '#platform/pictures/stored-pictures.ts';

type Db = Pick<Context, 'db'>;

/** @param picture undefined: none any more. */
export async function setPicture({ db }: Db, id: ResearchId, picture: StoredPicture | undefined) {
  await db
    .updateTable('researches')
    .set({ picture_key: picture?.key ?? null, picture_extension: picture?.extension ?? null })
    .where('id', '=', id)
    .execute();
}

export async function pictureByKey({ db }: Db, key: PictureKey): Promise<StoredPicture | undefined> {
  const row = await db
    .selectFrom('researches')
    .select('picture_extension as extension')
    .where('picture_key', '=', key)
    .executeTakeFirst();
  return row?.extension ? { key, extension: row.extension } : undefined;
}

export async function pictureKeys({ db }: Db): Promise<Set<PictureKey>> {
  const rows = await db.selectFrom('researches').select('picture_key').execute();
  return new Set(rows.flatMap(({ picture_key }) => picture_key ?? []));
}
