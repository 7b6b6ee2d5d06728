import type { Page } from 'playwright-core';
import { aJpeg } from './a-jpeg.ts';
import { phone } from './browser.ts';
import { browsing } from './browsing.ts';
import { areAnswersCached, cachedAnswers } from './cached-answers.ts';
import { cameraFilm } from './camera-film.ts';
import { choose } from './choose.ts';
import { arrivedInTheField, isSavedHere, mark, notes, openForm, save } from './in-the-field.ts';
import { type Newcomer, signIn } from './people.ts';
import { hivesOf, rest } from './rest.ts';

const film = cameraFilm();
const { url, visitor } = browsing(undefined, { moreFlags: film.flags });

const main = (page: Page) => page.locator('#skep-main');
const cardOf = (page: Page, hive: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: hive, exact: true }) });
const sure = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

/** Until what was asked ahead knows of something. */
async function isPrefetched(page: Page, questions: readonly string[], of: string): Promise<void> {
  const isKnown = async () => {
    const answers = await cachedAnswers(page);
    return questions.every((name) =>
      answers.some(({ key, data }) => key.startsWith(`${name} `) && JSON.stringify(data).includes(of)),
    );
  };
  while (!(await isKnown()));
}

async function secondDevice(newcomer: Newcomer): Promise<Page> {
  const { page } = await visitor({ viewport: phone, hasTouch: true });
  await signIn(page, url(), newcomer);
  await page.getByRole('heading', { name: 'Orchard 1' }).waitFor();
  return page;
}

async function photograph(page: Page): Promise<void> {
  const photos = page.getByRole('group', { name: 'Photos', exact: true });
  await photos
    .locator('input[type=file]')
    .setInputFiles({ name: 'frame.jpeg', mimeType: 'image/jpeg', buffer: await aJpeg(page) });
  await photos.getByRole('img', { name: 'Photo 1', exact: true }).waitFor();
}

test('a day in the field: ten hives, some with photos, a split and a tag, all without a network, are there on a second device', async () => {
  const { page, context, hiveId, otherId, newcomer } = await arrivedInTheField(visitor, url());
  const hiveIds = [hiveId, otherId, ...(await hivesOf(page, 8, 'Heath'))];
  await page.goto(url());
  await isPrefetched(page, ['Home', 'Inspect', 'EveryHive', 'QueenStep', 'HiveTagForm'], 'Heath 8');
  await areAnswersCached(page, { of: 'HiveTags' });
  await context.setOffline(true);
  for (const [index, id] of hiveIds.entries()) {
    await openForm(page, url(), id);
    if (index < 3) await photograph(page);
    await notes(page).fill(`Seen in the field: ${index + 1}`);
    await save(page);
    await isSavedHere(page);
  }
  await page.goto(`${url()}/hives/${hiveId}/split`);
  await page.getByRole('textbox', { name: 'Name of the new hive' }).fill('Cutting');
  await page.getByRole('button', { name: 'Split', exact: true }).click();
  await isSavedHere(page);
  await page.goto(`${url()}/hivetags/create?hiveId=${otherId}`);
  await save(page);
  await isSavedHere(page);
  await page.goto(`${url()}/hivetags`);
  await main(page).getByText('Orchard 2').waitFor();
  await page.goto(url());
  await cardOf(page, 'Heath 8').getByText('Seen in the field: 10').waitFor();
  await cardOf(page, 'Cutting').getByText('On this device').waitFor();
  await mark(page, 15).waitFor();

  await context.setOffline(false);
  await page.getByRole('link', { name: /not sent yet$/ }).waitFor({ state: 'detached', timeout: 60_000 });
  const second = await secondDevice(newcomer);
  for (const index of hiveIds.keys())
    await second
      .getByText(`Seen in the field: ${index + 1}`, { exact: true })
      .first()
      .waitFor();
  await cardOf(second, 'Cutting').waitFor();
  await expect(rest(second, 'GET', 'inspections')).resolves.toHaveLength(10);
  await expect(rest(second, 'GET', 'images')).resolves.toHaveLength(3);
  await expect(rest(second, 'GET', 'hive-tags')).resolves.toMatchObject([{ tag: '01', hive_id: otherId }]);
});

test('what is deleted and put off without a network is gone and moved here, undone when asked, and so on a second device', async () => {
  const { page, context, hiveId, otherId, newcomer } = await arrivedInTheField(visitor, url());
  const [thirdId = 0] = await hivesOf(page, 1, 'Heath');
  for (const [id, text] of [
    [hiveId, 'Of the wrong hive'],
    [otherId, 'Strips out'],
  ] as const) {
    await rest(page, 'POST', 'inspections/store', {
      date: '2026-05-03 14:05:00',
      hive_ids: [id],
      notes: text,
      ...(id === otherId && { reminder: text, reminder_date: '2026-05-10 09:00:00' }),
    });
  }
  await rest(page, 'POST', 'hive-tags', {
    tag: '01',
    hive_id: hiveId,
    action_id: 2,
    router_link: { name: 'inspect' },
  });
  await page.goto(url());
  await isPrefetched(page, ['Home', 'Diary'], 'Of the wrong hive');
  await isPrefetched(page, ['HiveTags'], '"01"');
  await isPrefetched(page, ['Agenda'], 'Strips out');
  await context.setOffline(true);

  await page.goto(`${url()}/diary`);
  const wrong = page.getByRole('listitem').filter({ hasText: 'Of the wrong hive' });
  const deleteIt = async () => {
    await wrong.getByRole('button', { name: /^Actions for the inspection/ }).click();
    await page.getByRole('menuitem', { name: 'Delete inspection' }).click();
    await sure(page, 'Delete inspection');
    await wrong.waitFor({ state: 'detached' });
  };
  await deleteIt();
  await page.getByRole('button', { name: 'Undo' }).click();
  await wrong.waitFor();
  await mark(page).waitFor({ state: 'detached' });
  await deleteIt();

  await page.goto(`${url()}/agenda`);
  await page.getByRole('button', { name: 'Put off the reminder for Orchard 2' }).click();
  await page.getByRole('menuitem', { name: 'A week later' }).click();
  await page.getByText('10 May').waitFor({ state: 'detached' });

  await page.goto(`${url()}/hivetags`);
  await main(page)
    .getByRole('button', { name: /^Actions for (the )?tag 01/ })
    .click();
  await page.getByRole('menuitem', { name: 'Delete tag' }).click();
  await sure(page, 'Delete tag');
  await page.getByRole('heading', { name: 'No hive tags yet' }).waitFor();

  await page.goto(url());
  await page.getByRole('button', { name: 'Actions for the hive Heath 1' }).click();
  await page.getByRole('menuitem', { name: 'Delete hive' }).click();
  await sure(page, 'Delete hive');
  await cardOf(page, 'Heath 1').waitFor({ state: 'detached' });
  await mark(page, 4).waitFor();

  await context.setOffline(false);
  await page.getByRole('link', { name: /not sent yet$/ }).waitFor({ state: 'detached' });
  const second = await secondDevice(newcomer);
  expect(await cardOf(second, 'Heath 1').count()).toBe(0);
  await expect(rest(second, 'GET', 'inspections')).resolves.toMatchObject([{ notes: 'Strips out' }]);
  await expect(rest(second, 'GET', 'hive-tags')).resolves.toEqual([]);
  await expect(rest(second, 'GET', `hives/${thirdId}`)).rejects.toThrow('404');
  await second.goto(`${url()}/agenda`);
  await second.getByText('Strips out').waitFor();
  expect(await second.getByText('10 May').count()).toBe(0);
});

test('hives are moved, a queen goes to another hive and an inspection is corrected without a network', async () => {
  const { page, context, hiveId, otherId, newcomer } = await arrivedInTheField(visitor, url());
  await hivesOf(page, 1, 'Heath');
  await rest(page, 'POST', 'queens', { hive_id: hiveId, name: 'Beatrix' });
  const { queens } = await rest(page, 'GET', 'queens');
  await rest(page, 'POST', 'inspections/store', {
    date: '2026-05-03 14:05:00',
    hive_ids: [otherId],
    notes: 'Six frames',
  });
  const [{ id: inspectionId }] = await rest(page, 'GET', 'inspections');
  const [{ location_id: apiaryId }] = (await rest(page, 'GET', `hives/${hiveId}`)).hives;
  await page.goto(`${url()}/hives/${otherId}/inspections/${inspectionId}/edit`);
  await notes(page).waitFor();
  await isPrefetched(page, ['EditInspection'], 'Six frames');
  await page.goto(url());
  await isPrefetched(page, ['Home', 'EveryHive'], 'Heath 1');
  await isPrefetched(page, ['QueenStep'], 'Beatrix');
  await isPrefetched(page, ['Diary'], 'Six frames');
  await context.setOffline(true);

  await page.goto(`${url()}/hives/${otherId}/inspections/${inspectionId}/edit`);
  await notes(page).fill('Seven frames');
  await save(page);
  await isSavedHere(page);
  await page.goto(`${url()}/diary`);
  await page.getByText('Seven frames').waitFor();

  await page.goto(`${url()}/queens`);
  await main(page).getByText('Beatrix').first().waitFor();
  await page.goto(`${url()}/queens/${queens[0].id}/move`);
  await choose(page.getByRole('combobox', { name: 'To which hive' }), 'Orchard 2');
  await page.getByRole('button', { name: 'Move to another hive', exact: true }).click();
  await isSavedHere(page);

  await page.goto(`${url()}/apiaries/${apiaryId}/management`);
  await page.getByRole('checkbox', { name: 'Orchard 1' }).click();
  await choose(page.getByRole('combobox', { name: 'Move to' }), 'Heath');
  await page.getByRole('button', { name: 'Move 1 hive' }).click();
  await mark(page, 3).waitFor();
  await page.goto(url());
  await cardOf(page, 'Orchard 2').getByText('Beatrix').waitFor();
  await cardOf(page, 'Orchard 2').getByText('Seven frames').waitFor();

  await context.setOffline(false);
  await page.getByRole('link', { name: /not sent yet$/ }).waitFor({ state: 'detached' });
  const second = await secondDevice(newcomer);
  await cardOf(second, 'Orchard 2').getByText('Beatrix').waitFor();
  await cardOf(second, 'Orchard 2').getByText('Seven frames').waitFor();
  const { locations } = await rest(second, 'GET', 'locations');
  const heath = locations.find(({ name }: { name: string }) => name === 'Heath');
  expect(heath.hives.map(({ name }: { name: string }) => name)).toContain('Orchard 2');
});

test('colonies are requeened and united, a tag is scanned and several hives are inspected without a network, each once', async () => {
  const { page, context, hiveId, otherId, newcomer } = await arrivedInTheField(visitor, url());
  const [thirdId = 0] = await hivesOf(page, 1, 'Heath');
  await rest(page, 'POST', 'queens', { hive_id: hiveId, name: 'Beatrix' });
  const tag = { tag: '05', hive_id: otherId, action_id: 2, router_link: { name: 'inspect' } };
  await rest(page, 'POST', 'hive-tags', tag);
  await page.goto(url());
  await isPrefetched(page, ['Home', 'Inspect', 'EveryHive'], 'Heath 1');
  await isPrefetched(page, ['QueenStep'], 'Beatrix');
  await isPrefetched(page, ['TagOfNumber'], '"05"');
  await context.setOffline(true);

  await page.goto(`${url()}/hives/${otherId}/requeen`);
  await page.getByRole('textbox', { name: 'Name of the queen' }).fill('Juliana');
  await page.getByRole('button', { name: 'Requeen', exact: true }).click();
  await isSavedHere(page);
  await page.goto(`${url()}/hives/${hiveId}/unite`);
  await choose(page.getByRole('combobox', { name: 'Hive to bring in' }), 'Heath 1');
  await page.getByRole('button', { name: 'Unite', exact: true }).click();
  await isSavedHere(page);

  film.hold(`${url()}/?hive_index=5`);
  await page.goto(`${url()}/hivetags/scan`);
  await page.waitForURL(`**/inspect?hiveId=${otherId}`);
  await notes(page).fill('Seen by its tag');
  await save(page);
  await isSavedHere(page);
  await page.goto(`${url()}/inspect?hiveIds=${hiveId},${otherId}`);
  await notes(page).fill('Oxalic acid');
  await save(page);
  await isSavedHere(page);
  await mark(page, 4).waitFor();

  await context.setOffline(false);
  await page.getByRole('link', { name: /not sent yet$/ }).waitFor({ state: 'detached', timeout: 60_000 });
  const second = await secondDevice(newcomer);
  await cardOf(second, 'Orchard 2').getByText('Juliana').waitFor();
  expect(await cardOf(second, 'Heath 1').count()).toBe(0);
  const { queens } = await rest(second, 'GET', 'queens');
  expect(queens.map(({ name }: { name: string }) => name).toSorted()).toEqual(['Beatrix', 'Juliana']);
  const inspections: { hive_id: number; notes: string | null; is_event: boolean }[] = await rest(
    second,
    'GET',
    'inspections',
  );
  const written = inspections.filter(({ is_event: isEvent }) => !isEvent);
  expect(written.map((one) => [one.hive_id, one.notes])).toEqual(
    expect.arrayContaining([
      [otherId, 'Seen by its tag'],
      [hiveId, 'Oxalic acid'],
      [otherId, 'Oxalic acid'],
    ]),
  );
  expect(written).toHaveLength(3);
  expect(inspections.some(({ hive_id: of }) => of === thirdId)).toBe(false);
});

test('what was never opened is read and gets a photo without a network, and any checklist is at hand', async () => {
  const { page, context, hiveId, otherId, newcomer } = await arrivedInTheField(visitor, url());
  const [{ id: usualId }] = await rest(page, 'GET', 'checklists');
  // The newest one is what a form begins with.
  await rest(page, 'POST', 'checklists', {
    name: 'Summer',
    categories: '774,270,589,1220',
  });
  await rest(page, 'POST', 'inspections/store', {
    date: '2026-05-03 14:05:00',
    hive_ids: [hiveId],
    checklist_id: usualId,
    notes: 'Six frames',
  });
  const [{ id: inspectionId }] = await rest(page, 'GET', 'inspections');
  await page.goto(url());
  await isPrefetched(page, ['EveryChecklist', 'Inspect'], 'Summer');
  await isPrefetched(page, ['NewestInspections'], 'Six frames');
  await context.setOffline(true);

  await page.goto(`${url()}/hives/${hiveId}/inspections`);
  await page.getByText(/among your last hundred/).waitFor();
  await page.getByText('Six frames').waitFor();
  await page.goto(`${url()}/hives/${hiveId}/inspections/${inspectionId}`);
  await page.getByText('Six frames').waitFor();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await notes(page).waitFor();
  await photograph(page);
  await save(page);
  await isSavedHere(page);
  await openForm(page, url(), otherId);
  const makeCode = page.getByRole('button', { name: 'Create a code' });
  await page.getByRole('button', { name: /^Health/ }).click();
  await makeCode.click();
  await makeCode.waitFor({ state: 'detached' });
  await save(page);
  await isSavedHere(page);
  await openForm(page, url(), otherId);
  await page.getByRole('combobox', { name: 'Checklist' }).selectOption(String(usualId));
  await page.waitForURL(`**checklistId=${usualId}`);
  await notes(page).fill('By another list');
  await save(page);
  await isSavedHere(page);

  await context.setOffline(false);
  await page.getByRole('link', { name: /not sent yet$/ }).waitFor({ state: 'detached', timeout: 60_000 });
  const second = await secondDevice(newcomer);
  await expect(rest(second, 'GET', 'images')).resolves.toMatchObject([{ inspection_id: inspectionId }]);
  const inspections = await rest(second, 'GET', 'inspections');
  expect(inspections).toHaveLength(3);
  expect(inspections).toContainEqual(
    expect.objectContaining({ notes: 'By another list', checklist_id: usualId }),
  );
  // The label of a sample is written where there is no network.
  await expect(rest(second, 'GET', 'samplecode')).resolves.toMatchObject([{ hive_id: otherId }]);
});
