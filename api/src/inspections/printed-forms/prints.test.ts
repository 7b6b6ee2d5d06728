import { aChecklist, aHive } from '#testing/bee-builders.ts';
import { aUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const print = async (as: Awaited<ReturnType<typeof aUser>>, body: object) =>
  api.request('POST', '/api/checklist-svg', { as, body });

test('the same checklist printed again has the same Print ID and its first date; changed, it has another', async () => {
  const keeper = await aUser(api);
  const { id } = await aChecklist(api, keeper);
  const first = await print(keeper, { checklist_id: id });
  expect(first.status).toBe(201);
  const again = await print(keeper, { checklist_id: id });
  expect(again.body).toMatchObject({ id: first.body.id, created_at: first.body.created_at });
  await api.request('PATCH', `/api/checklists/${id}`, { as: keeper, body: { name: 'Otherwise' } });
  expect((await print(keeper, { checklist_id: id })).body.id).not.toBe(first.body.id);
  const listed = await api.request('GET', '/api/checklist-svg', { as: keeper });
  expect(listed.body.map((one: { name: string }) => one.name)).toEqual(['Otherwise', first.body.name]);
});

test('a print opens as a PDF by its address, with the names of its hives, and by no changed one', async () => {
  const keeper = await aUser(api);
  const hive = await aHive(api, keeper);
  const { id } = await aChecklist(api, keeper);
  const sent = { checklistId: String(id), hiveIds: [String(hive.id)] };
  const { body } = await api.request('POST', '/api/v1/prints', { as: keeper, body: sent });
  const { pathname, search } = new URL(body.pdfUrl);
  const pdf = await api.request('GET', `${pathname}${search}`, {});
  expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
  const other = search.replace(/hives=\d+/, 'hives=1');
  expect((await api.request('GET', `${pathname}${other}`, {})).status).toBe(other === search ? 200 : 404);
});

test('a sheet for the hive of somebody else is none', async () => {
  const [keeper, neighbour] = [await aUser(api), await aUser(api)];
  const hive = await aHive(api, neighbour);
  const { id } = await aChecklist(api, keeper);
  const body = { checklistId: String(id), hiveIds: [String(hive.id)] };
  expect((await api.request('POST', '/api/v1/prints', { as: keeper, body })).status).toBe(404);
  expect((await api.request('GET', '/api/checklist-svg', { as: keeper })).body).toEqual([]);
});

test('what an old app drew comes back as it was', async () => {
  const keeper = await aUser(api);
  const { id } = await aChecklist(api, keeper);
  const drawn = { checklist_id: id, svg: '<svg/>', pages: 2, name: 'Drawn', app_version: '4.0.28' };
  const made = await print(keeper, drawn);
  expect(made.body).toMatchObject({ pages: 2, name: 'Drawn', app_version: '4.0.28', pdf_url: null });
  const shown = await api.request('GET', `/api/checklist-svg/${made.body.id}`, { as: keeper });
  expect(shown.body.svg).toBe('<svg/>');
});

test('an old app draws its sheet again and says that it was printed; sent back as it was, nothing changes', async () => {
  const keeper = await aUser(api);
  const { id } = await aChecklist(api, keeper);
  const { body } = await print(keeper, { checklist_id: id, svg: '<svg/>', name: 'Drawn' });
  const path = `/api/checklist-svg/${body.id}`;
  const edit = (sent: object) => api.request('PATCH', path, { as: keeper, body: sent });
  const show = async () => (await api.request('GET', path, { as: keeper })).body;
  api.clock.advance({ minutes: 5 });
  const before = await show();
  expect((await edit(before)).status).toBe(200);
  expect(await show()).toEqual(before);
  const { body: edited } = await edit({
    svg: '<svg width="2"/>',
    pages: 2,
    last_print: '2026-01-01 00:00:00',
  });
  expect(edited).toMatchObject({ name: 'Drawn', pages: 2, created_at: before.created_at });
  expect(edited.last_print > before.last_print).toBe(true);
  expect((await show()).svg).toBe('<svg width="2"/>');
});

test('the picture of a sheet that Skep laid out stays as it is', async () => {
  const keeper = await aUser(api);
  const { id } = await aChecklist(api, keeper);
  const { body } = await print(keeper, { checklist_id: id });
  const path = `/api/checklist-svg/${body.id}`;
  const before = (await api.request('GET', path, { as: keeper })).body.svg;
  await api.request('PUT', path, { as: keeper, body: { svg: '<svg/>' } });
  expect((await api.request('GET', path, { as: keeper })).body.svg).toBe(before);
});

test('a checklist is shown as it would be printed, and its picture says each field to other readers', async () => {
  const keeper = await aUser(api);
  const { id } = await aChecklist(api, keeper);
  const shown = await api.request('GET', `/api/v1/checklists/${id}/sheet`, { as: keeper });
  expect(shown.body.pages[0]).toMatch(/^<svg /);
  const { body } = await print(keeper, { checklist_id: id });
  const { svg } = (await api.request('GET', `/api/checklist-svg/${body.id}`, { as: keeper })).body;
  expect(svg).toContain('data-parent-category-id="impression"');
});
