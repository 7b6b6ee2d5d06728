import type { RouteName } from '#testing/access-row.ts';
import { accessTable } from '#testing/access-table.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { type Method, startTestApi, type TestApi } from '#testing/test-api.ts';
import { chainOf } from './store.ts';
import { anEntry } from './test-entries.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const bookOf = ({ id }: TestUser) =>
  api.database.db
    .selectFrom('register_entries')
    .select(['number', 'kind', 'day', 'honey_from', 'corrects_id', 'is_struck', 'content', 'hash'])
    .where('user_id', '=', id)
    .orderBy('number')
    .execute();

const changing = Object.keys(accessTable).filter((name) => !name.startsWith('GET ')) as RouteName[];

/** The book goes with the account, and with nothing else. */
const endTheAccount: readonly RouteName[] = ['DELETE /api/v1/account', 'DELETE /api/user'];

test.each(changing)(
  '%s changes nothing of what was written before, and leaves the chain whole',
  async (name) => {
    const [method, route] = name.split(' ') as [Method, string];
    const owner = await aUser(api);
    await anEntry(api, owner);
    const { path = route, body } = (await accessTable[name]?.request?.(api, owner)) ?? {};
    const before = await bookOf(owner);
    const { status } = await api.request(method, path, { as: owner, body });
    const after = await bookOf(owner);
    expect(before.length).toBeGreaterThan(0);
    if (endTheAccount.includes(name) && status < 300) expect(after).toEqual([]);
    else expect(after.slice(0, before.length)).toEqual(before);
    const chain = await chainOf({ db: api.database.db }, owner.id);
    expect(chain).toEqual({ hash: after.at(-1)?.hash, broken: undefined });
  },
  30_000,
);
