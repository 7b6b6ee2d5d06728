import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { aJpeg } from './a-jpeg.ts';
import { anApiary } from './apiaries.ts';
import { phone } from './browser.ts';
import { browsing } from './browsing.ts';
import { arriveHome, demo, signIn } from './people.ts';
import { rest } from './rest.ts';

const { url, visitor } = browsing({ SKEP_DEMO: '1', SUPPORT_EMAIL: 'help@skep.example' });

async function makeResearch(name: string, researcher: string) {
  const { page, problems } = await visitor();
  await signIn(page, url(), demo);
  await page.getByRole('heading', { name: 'Orchard' }).waitFor();
  await page.goto(`${url()}/administration/research`);
  await page.getByRole('button', { name: 'New research project' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill(name);
  await page.getByRole('textbox', { name: /^Institution/ }).fill('University of the Valley');
  await page.getByRole('textbox', { name: /^Researchers/ }).fill(researcher);
  await page
    .getByRole('group', { name: /^Checklists/ })
    .getByRole('checkbox')
    .first()
    .check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('heading', { name, exact: true }).waitFor();
  const buffer = await aJpeg(page, 1200, 600);
  await page
    .locator(`input[type=file][aria-label$="${name}"]`)
    .setInputFiles({ name: 'comb.jpg', mimeType: 'image/jpeg', buffer });
  await isDrawn(page.getByRole('listitem').filter({ hasText: name }).locator('img'));
  expect(problems).toEqual([]);
}

/** Until the picture is there, and not only its frame. */
async function isDrawn(picture: Locator) {
  await picture.waitFor();
  await picture.evaluate((image: HTMLImageElement) => image.decode());
}

/** The card of a research, on its page. */
async function openResearch(page: Page, name: string) {
  await page.goto(`${url()}/research`);
  const card = page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await card.waitFor();
  return card;
}

/** An hour ago: nothing counts of the minute in which consent is withdrawn. */
async function inspect(page: Page, hive: string, notes: string) {
  const { hives } = await rest(page, 'GET', 'hives');
  const { id } = hives.find(({ name }: { name: string }) => name === hive);
  const date = new Date(Date.now() - 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
  await rest(page, 'POST', 'inspections/store', { date, hive_ids: [id], notes, items: {} });
}

/** Rows of a file that a researcher downloads. */
async function downloaded(page: Page, research: string, file: string): Promise<string[]> {
  const card = await openResearch(page, research);
  const download = page.waitForEvent('download');
  await card.getByRole('button', { name: file, exact: true }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  return text.trimEnd().split('\r\n').slice(1);
}

test('a beekeeper consents on a phone, a researcher downloads what that is for, and nothing of after the withdrawal', async () => {
  const { page: rita, problems } = await visitor();
  const { email, name: researcher } = await arriveHome(rita, url());
  const research = `Winter losses of ${researcher}`;
  await makeResearch(research, email);

  const { page: anna, problems: ofAnna } = await visitor({ viewport: phone });
  await arriveHome(anna, url());
  await anApiary(anna, url(), 'Heather', 2);
  let card = await openResearch(anna, research);
  await isDrawn(card.locator('img').first());
  await card.getByRole('button', { name: 'Take part' }).click();
  await anna.getByRole('checkbox', { name: 'Heather 2' }).check();
  await anna.getByRole('button', { name: 'Consent for 1 hive' }).click();
  await card.getByText('You take part with 1 hive.').waitFor();
  // An inspection is of a whole minute, which may have begun before the consent: it counts from earlier on.
  await card.getByRole('button', { name: /^Change the date: Yes/ }).click();
  await anna.getByRole('textbox', { name: /^Counts from/ }).fill('02/02/2026 10:00');
  await anna.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await card.getByText(/from 2 Feb 2026/).waitFor();
  await inspect(anna, 'Heather 1', 'Queen seen at Mill Lane');
  await inspect(anna, 'Heather 2', 'Eggs seen at Mill Lane');

  const during = await downloaded(rita, research, 'Inspections');
  await rita.getByText('1 person takes part at present.').waitFor();
  expect(during).toHaveLength(1);
  expect(during.join()).not.toContain('Mill Lane');

  card = await openResearch(anna, research);
  await card.getByText(new RegExp(`^Inspections: ${researcher}, `)).waitFor();
  await card.getByRole('button', { name: 'Withdraw consent' }).click();
  await anna.getByRole('dialog').getByRole('button', { name: 'Withdraw consent' }).click();
  await card.getByText('You do not take part.').waitFor();

  expect(await downloaded(rita, research, 'Inspections')).toEqual(during);
  await rita.getByText('Nobody takes part at present.').waitFor();
  const [hive] = await downloaded(rita, research, 'Hives');
  expect(
    hive
      ?.split(',')
      .slice(-2)
      .every((time) => /^\d{4}-/.test(time)),
  ).toBe(true);
  expect([...problems, ...ofAnna]).toEqual([]);
});
