import { mailsTo } from '#account/sign-up/test-forms.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { aHive } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { share } from '#testing/sharing.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { countInBookOf, entriesOfOthersPerDay } from './others-book.ts';
import { aFeeding } from './test-entries.ts';

let api: TestApi;
let keeper: TestUser;
let editor: TestUser;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  [keeper, editor] = await Promise.all([aUser(api), aUser(api)]);
});
afterAll(() => api.close());

async function aSharedHive(): Promise<number> {
  const { id } = await aHive(api, keeper);
  await share(api, { hiveId: id, memberId: editor.id, mayEdit: true });
  return id;
}

const feed = (as: TestUser, hiveId: number) =>
  api.request('POST', '/api/v1/feedings', { as, body: aFeeding([hiveId]) });

/** As if an editor had written so many more entries. */
async function countMore(count: number): Promise<void> {
  for (let index = 0; index < count; index += 1)
    await inTransaction(api.contextOf(editor), (inner) => countInBookOf(inner, keeper.id));
}

test('others write so many entries a day into a book and no more; its keeper writes on', async () => {
  const hiveId = await aSharedHive();
  expect((await feed(editor, hiveId)).status).toBe(200);
  await countMore(entriesOfOthersPerDay - 1);
  const refused = await feed(editor, hiveId);
  expect([refused.status, refused.body.code]).toEqual([429, 'too_many_requests']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3600);
  expect((await feed(keeper, hiveId)).status).toBe(200);
  api.clock.advance({ days: 1 });
  expect((await feed(editor, hiveId)).status).toBe(200);
});

test('the keeper learns of it by one mail a day, and of their own entries by none', async () => {
  const hiveId = await aSharedHive();
  await feed(keeper, hiveId);
  for (let count = 0; count < 3; count += 1) await feed(editor, hiveId);
  const subject = `${editor.name} has added to your records`;
  expect((await mailsTo(api, keeper.email)).map((mail) => mail.subject)).toEqual([subject]);
  api.clock.advance({ days: 1 });
  await feed(editor, hiveId);
  expect(await mailsTo(api, keeper.email)).toHaveLength(2);
});
