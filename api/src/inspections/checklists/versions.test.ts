import { aUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('versions say what a checklist was, the present one first, to its owner', async () => {
  const anna = await aUser(api);
  const made = { as: anna, body: { name: 'Spring', itemIds: ['774', '270'] } };
  const { id } = (await api.request('POST', '/api/v1/checklists', made)).body;
  const path = `/api/v1/checklists/${id}`;
  await api.request('PATCH', path, { as: anna, body: { name: 'Summer', itemIds: ['774'] } });
  const { body } = await api.request('GET', `${path}/versions`, { as: anna });
  expect(body.map(({ name }: { name: string }) => name)).toEqual(['Summer', 'Spring']);
  expect(body[1].itemIds).toEqual(expect.arrayContaining(['270']));
  // Restoring is an edit with what an older version says.
  const [present, { name, itemIds }] = body;
  const edit = { as: anna, headers: { 'if-match': `"${present.revision}"` }, body: { name, itemIds } };
  expect((await api.request('PATCH', path, edit)).body).toMatchObject({ name: 'Spring', itemIds });
  expect((await api.request('GET', `${path}/versions`, { as: anna })).body).toHaveLength(3);
});
