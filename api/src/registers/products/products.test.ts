import { productLimits } from '@skep/domain';
import { aHive } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { share } from '#testing/sharing.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { problemsIn } from '../entries/test-entries.ts';
import { aProduct, storedProduct } from './test-products.ts';

let api: TestApi;
let anna: TestUser;
let bram: TestUser;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  [anna, bram] = [await aUser(api), await aUser(api)];
});
afterAll(() => api.close());

const list = async (as = anna) => (await api.request('GET', '/api/v1/treatment-products', { as })).body;
const keep = (overrides: object, as = anna) =>
  api.request('POST', '/api/v1/treatment-products', { as, body: aProduct({ ...overrides }) });
const remove = async (id: string, as = anna) =>
  (await api.request('DELETE', `/api/v1/treatment-products/${id}`, { as })).status;

test('a product is stored with all that forms of treatments begin with, and only its person sees it', async () => {
  const { status, body } = await keep({ withdrawalDays: 0 });
  expect(status).toBe(200);
  expect(body).toEqual({
    ...{ id: expect.any(String), name: 'Formic acid 60 %', substance: 'Formic acid', method: 'evaporation' },
    ...{ dose: '200 ml', withdrawalDays: 0, supplier: 'Bee shop', supplierAddress: 'Market 1, Utrecht' },
    ...{ isShared: false },
  });
  expect(await list()).toEqual([body]);
  expect(await list(bram)).toEqual([]);
});

test('a product replaces an earlier one of the same name', async () => {
  const first = await storedProduct(api, anna);
  const { body } = await keep({ dose: null, withdrawalDays: 21 });
  expect(body).toMatchObject({ id: first.id, withdrawalDays: 21 });
  expect(body).not.toHaveProperty('dose');
  expect(await list()).toEqual([body]);
});

test('members of a group see what is shared, take nothing off another’s list, and may keep their own', async () => {
  const { id: hiveId } = await aHive(api, anna);
  await share(api, { hiveId, memberId: bram.id, mayEdit: true });
  const secret = await storedProduct(api, anna, { name: 'Secret' });
  const shared = await storedProduct(api, anna, { name: 'Shared', isShared: true });
  expect(await list(bram)).toEqual([{ ...shared, ownerName: anna.name }]);
  expect([await remove(shared.id, bram), await remove(secret.id, bram)]).toEqual([403, 404]);
  await storedProduct(api, bram, { name: 'Shared', dose: '1 strip' });
  expect(await list(bram)).toHaveLength(2);
  expect((await list()).map(({ dose }: { dose: string }) => dose)).toEqual(['200 ml', '200 ml']);
});

test('what is taken off the list is gone, once', async () => {
  const { id } = await storedProduct(api, anna);
  expect([await remove(id), await remove(id)]).toEqual([204, 404]);
  expect(await list()).toEqual([]);
});

test('a fault is named by its field, and a list has an end', async () => {
  const errorsOf = async (overrides: object) => problemsIn((await keep(overrides)).body);
  expect(await errorsOf({ name: ' ' })).toEqual({ name: ['required'] });
  expect(await errorsOf({ withdrawalDays: 366 })).toEqual({ withdrawalDays: ['too_large'] });
  const { db } = api.database;
  const many = Array.from({ length: productLimits.count }, (_, index) => ({
    ...{ user_id: anna.id, name: `Product ${index}`, substance: 'Thymol', method: 'strips' as const },
    ...{ withdrawal_days: 0, is_shared: false, created_at: new Date() },
  }));
  await db.insertInto('treatment_products').values(many).execute();
  expect(await errorsOf({ name: 'One more' })).toEqual({ name: ['too_many'] });
  expect(await errorsOf({ name: 'Product 7' })).toEqual({});
  expect(await list()).toHaveLength(productLimits.count);
});
