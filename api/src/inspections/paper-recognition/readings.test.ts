import { codeArea, squareArea } from '@skep/sheets';
import { aPicture } from '#platform/pictures/test-pictures.ts';
import { aChecklist, aHive } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { aReading, read, sendPage, shownReading } from './test-readings.ts';
import { aPrintedSheet, photoOf } from './test-sheets.ts';

// Each photo is read as any is, which takes seconds.
jest.setTimeout(120_000);

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  anna = await aUser(api);
});
afterAll(() => api.close());

const fieldOf = (reading: { sheets: { fields: { itemId: string }[] }[] }, item: string) =>
  reading.sheets.flatMap(({ fields }) => fields).find(({ itemId }) => itemId === item);

test('ticks of a photographed page are read, in their place, and handwriting needs a check', async () => {
  const printed = await aPrintedSheet(api, anna);
  const ticks = { impression: '3', attention: '1' };
  const shown = await read(api, anna, await aReading(api, anna), [
    await photoOf(printed, { ticks, written: ['notes'] }),
  ]);
  expect(shown.pages).toMatchObject([{ state: 'read', printId: String(printed.printId), pageNumber: 1 }]);
  const { pages } = printed.sheet;
  expect(shown.sheets).toMatchObject([
    {
      printId: String(printed.printId),
      checklistId: String(printed.checklistId),
      pageCount: pages.length,
      missingPages: pages.slice(1).map((_page, index) => index + 2),
      pagesTwice: [],
    },
  ]);
  expect(fieldOf(shown, 'impression')).toMatchObject({ kind: 'one', value: '3', isSure: true });
  expect(fieldOf(shown, 'attention')).toMatchObject({ value: '1', isSure: true });
  expect(fieldOf(shown, 'notes')).toMatchObject({ kind: 'writing', value: '', isSure: false });
  expect(fieldOf(shown, 'reminder')).toMatchObject({ value: '', isSure: true });
});

test('pages come in any order; the same one twice is said', async () => {
  const printed = await aPrintedSheet(api, anna);
  const id = await aReading(api, anna, { printId: String(printed.printId) });
  const last = printed.sheet.pages.length - 1;
  const shown = await read(api, anna, id, [
    await photoOf(printed, { index: last }),
    await photoOf(printed),
    await photoOf(printed, { index: last }),
  ]);
  expect(shown.sheets[0]).toMatchObject({ pagesTwice: [last + 1] });
  expect(shown.sheets[0].missingPages).not.toContain(1);
  await api.request('DELETE', `/api/v1/read-pages/${shown.pages[0].id}`, { as: anna });
  expect((await shownReading(api, anna, id)).sheets[0].pagesTwice).toEqual([]);
});

test('sheets of two hives are distinguished by what is printed on them', async () => {
  const printed = await aPrintedSheet(api, anna);
  const hives = [await aHive(api, anna), await aHive(api, anna)];
  const photos = await Promise.all(
    hives.map(({ id, name }, at) =>
      photoOf(printed, { hive: { id, name, apiaryName: 'Oak' }, ticks: { impression: String(at + 1) } }),
    ),
  );
  const { sheets } = await read(api, anna, await aReading(api, anna), photos);
  const answers = sheets.map((sheet: { hiveId: string; fields: { itemId: string; value: string }[] }) => [
    Number(sheet.hiveId),
    sheet.fields.find(({ itemId }) => itemId === 'impression')?.value,
  ]);
  expect(answers).toEqual([
    [hives[0]?.id, '1'],
    [hives[1]?.id, '2'],
  ]);
});

test('a corner that is not seen is named, and what was read before stays', async () => {
  const printed = await aPrintedSheet(api, anna);
  const id = await aReading(api, anna);
  const shown = await read(api, anna, id, [
    await photoOf(printed),
    await photoOf(printed, { index: 1, covered: squareArea('bottomLeft') }),
  ]);
  expect(shown.pages).toMatchObject([
    { state: 'read' },
    { state: 'failed', fault: 'squares_not_seen', unseenCorners: ['bottomLeft'] },
  ]);
  expect(shown.sheets[0].pageIds).toEqual([shown.pages[0].id]);
});

test('a page of another’s print, of another checklist, of another print and of none says which', async () => {
  const ben = await aUser(api);
  const [chosen, others] = [await aPrintedSheet(api, anna), await aPrintedSheet(api, ben)];
  const checklist = await aChecklist(api, anna);
  const another = await aPrintedSheet(api, anna, checklist.id);
  await api.request('PATCH', `/api/checklists/${chosen.checklistId}`, {
    as: anna,
    body: { name: 'Changed' },
  });
  const later = await aPrintedSheet(api, anna, chosen.checklistId);
  const shown = await read(api, anna, await aReading(api, anna, { printId: String(chosen.printId) }), [
    await photoOf(others),
    await photoOf(another),
    await photoOf(later),
    await aPicture({ width: 1200, height: 900 }),
    await photoOf(chosen),
  ]);
  expect(shown.pages.map(({ fault }: { fault?: string }) => fault ?? null)).toEqual([
    'unknown_print',
    'other_checklist',
    'wrong_print',
    expect.stringMatching(/^(no_sheet|blurred)$/),
    null,
  ]);
  expect(shown.sheets).toHaveLength(1);

  // Another choice is no other photo: what was read is still there.
  const choose = async (printId: string | null) =>
    (await api.request('PUT', `/api/v1/sheet-readings/${shown.id}`, { as: anna, body: { printId } })).body;
  const otherwise = await choose(String(another.printId));
  expect(otherwise.sheets).toMatchObject([{ printId: String(another.printId) }]);
  expect((await choose(null)).sheets).toHaveLength(3);
  const ofBen = { as: anna, body: { printId: String(others.printId) } };
  expect((await api.request('PUT', `/api/v1/sheet-readings/${shown.id}`, ofBen)).status).toBe(422);
});

test('a page whose code cannot be read is placed by hand, and read as the page of its hive’s sheet that it is', async () => {
  const printed = await aPrintedSheet(api, anna);
  const { id: hiveId } = await aHive(api, anna);
  const id = await aReading(api, anna);
  const photo = await photoOf(printed, { covered: codeArea, ticks: { impression: '2' } });
  const { pages, sheets } = await read(api, anna, id, [photo]);
  expect([pages[0].fault, sheets]).toEqual(['no_sheet', []]);
  const place = (body: object) =>
    api.request('POST', `/api/v1/read-pages/${pages[0].id}/place`, { as: anna, body });
  const printOfBen = await aPrintedSheet(api, await aUser(api));
  expect((await place({ printId: String(printOfBen.printId), pageNumber: 1 })).status).toBe(422);
  expect((await place({ printId: String(printed.printId), pageNumber: 99 })).status).toBe(422);
  expect(
    (await place({ printId: String(printed.printId), pageNumber: 1, hiveId: String(hiveId) })).status,
  ).toBe(204);
  await api.runJobs();
  const shown = await shownReading(api, anna, id);
  expect(shown.pages).toMatchObject([{ state: 'read', printId: String(printed.printId), pageNumber: 1 }]);
  expect(shown.sheets).toMatchObject([{ printId: String(printed.printId), hiveId: String(hiveId) }]);
  expect(fieldOf(shown, 'impression')).toMatchObject({ value: '2', isSure: true });
});

test('a photo of no page, placed by hand, says that its squares are not seen', async () => {
  const printed = await aPrintedSheet(api, anna);
  const id = await aReading(api, anna);
  const { pages } = await read(api, anna, id, [await aPicture({ width: 1200, height: 900 })]);
  const body = { printId: String(printed.printId), pageNumber: 1 };
  await api.request('POST', `/api/v1/read-pages/${pages[0].id}/place`, { as: anna, body });
  await api.runJobs();
  const shown = await shownReading(api, anna, id);
  expect(shown.pages[0]).toMatchObject({ fault: 'squares_not_seen' });
  expect(shown.pages[0].unseenCorners).toHaveLength(4);
});

test('nobody reads into another’s reading, and one that is gone takes no photo', async () => {
  const id = await aReading(api, anna);
  const ben = await aUser(api);
  expect((await sendPage(api, ben, id, await aPicture())).status).toBe(404);
  await api.request('DELETE', `/api/v1/sheet-readings/${id}`, { as: anna });
  expect((await sendPage(api, anna, id, await aPicture())).status).toBe(404);
});

test('a photo that is sent again is read once', async () => {
  const id = await aReading(api, anna);
  const client_id = '01932c07-20a5-7b3c-8a4e-1f2a3b4c5d6e';
  const sent = [await sendPage(api, anna, id, await aPicture(), { client_id })];
  sent.push(await sendPage(api, anna, id, await aPicture(), { client_id }));
  expect(sent.map(({ status }) => status)).toEqual([201, 201]);
  expect((await shownReading(api, anna, id)).pages).toHaveLength(1);
});

test('the date on a sheet of the last year needs a check', async () => {
  const printed = await aPrintedSheet(api, anna);
  const shown = await read(api, anna, await aReading(api, anna), [await photoOf(printed)]);
  expect(fieldOf(shown, 'date')).toMatchObject({ kind: 'date', value: '' });
});

test('pages go when they are saved, their photos stay where they are wanted, and how it went is counted for admins alone', async () => {
  const printed = await aPrintedSheet(api, anna);
  const id = await aReading(api, anna);
  const { pages } = await read(api, anna, id, [await photoOf(printed)]);
  const pageIds = [pages[0].id];
  const keep = () =>
    api.request('POST', `/api/v1/sheet-readings/${id}/photos`, { as: anna, body: { pageIds } });
  const unsavedIds = (await keep()).body;
  expect((await keep()).body).toEqual(unsavedIds);
  const count = { kind: 'one', isSure: true, accepted: 40, corrected: 1, emptied: 0 };
  const end = { as: anna, body: { pageIds, counts: [count] } };
  const before = await figures();
  expect((await api.request('POST', `/api/v1/sheet-readings/${id}/saved`, end)).status).toBe(204);
  expect((await api.request('POST', `/api/v1/sheet-readings/${id}/saved`, end)).status).toBe(404);
  expect((await figures()).accepted - before.accepted).toBe(40);
  const photo = await api.request('GET', `/api/images/${unsavedIds.photoIds[0]}`, { as: anna });
  expect(photo.status).toBe(200);
});

async function figures() {
  const admin = await aUser(api, { isAdmin: true });
  const { body } = await api.request('GET', '/api/v1/sheet-readings/figures', { as: admin });
  return (
    body.find(({ kind, isSure }: { kind: string; isSure: boolean }) => kind === 'one' && isSure) ?? {
      accepted: 0,
    }
  );
}

test('what nobody comes back to goes after a month, and its pictures with it', async () => {
  const ben = await aUser(api);
  await read(api, ben, await aReading(api, ben), [await photoOf(await aPrintedSheet(api, ben))]);
  api.clock.advance({ days: 31 });
  await api.app.jobs.queue.send('clean-up', {});
  await api.runJobs();
  expect((await api.request('GET', '/api/v1/sheet-readings', { as: ben })).body).toEqual([]);
});
