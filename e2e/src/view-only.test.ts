import type { BrowserContext, Page } from 'playwright-core';
import { phone } from './browser.ts';
import { browsing } from './browsing.ts';
import { hasForm } from './form-departure.ts';
import { arriveHome, demo, signIn } from './people.ts';
import { rest } from './rest.ts';
import { everyPath } from './screens.ts';
import { type LedPage, ledPage } from './within.ts';

// The guarantee: what a person may not do is not offered. Somebody with whom every hive of the demo is shared for viewing
// goes to every screen of its owner's hives, queens, inspections and apiaries, and along every link there.

const { url, visitor } = browsing({ SKEP_DEMO: '1' });

const ofTheOwner = /^\/(apiaries|hives|queens|inspections|measurements|devices)\/\d+/;
/** The page of a hive shows its form to who may edit, and the hive to who may not: “Look at hive” leads there. */
const showsBoth = /^\/hives\/\d+\/edit/;
/** What a screen says to who may not do what its address is for. */
const refusals = /shared with you read-only|not found|not there|can only be changed by/i;

let signedIn: Awaited<ReturnType<BrowserContext['storageState']>>;
let paths: string[];

beforeAll(async () => {
  const { page: owner } = await visitor();
  await signIn(owner, url(), demo);
  await owner.locator('#skep-main ul li a').first().waitFor();
  const { page, context } = await visitor({ viewport: phone });
  const { email } = await arriveHome(page, url());
  await shareEveryHive(owner, email);
  const [invitation] = (await rest(page, 'GET', 'groups')).invitations;
  await rest(page, 'POST', 'groups/checktoken', { group_id: invitation.id, token: 'mine', decline: false });
  const token = (await owner.evaluate(() => localStorage.getItem('skep.session'))) ?? '';
  paths = (await everyPath(context.request, url(), token)).filter((path) => ofTheOwner.test(path));
  signedIn = await context.storageState();
});

async function viewer(): Promise<LedPage> {
  const { page } = await visitor({ viewport: phone, storageState: signedIn });
  return ledPage(page, url());
}

async function shareEveryHive(owner: Page, email: string): Promise<void> {
  const { locations } = await rest(owner, 'GET', 'locations');
  const hives = locations.flatMap((apiary: { hives: { id: number }[] }) => apiary.hives.map(({ id }) => id));
  const users = [{ email, admin: false }];
  await rest(owner, 'POST', 'groups', { name: 'Lookers', users, hives_selected: hives, hives_editable: [] });
}

test('no screen of the owner offers a form to who may only view', async () => {
  const led = await viewer();
  const forms: string[] = [];
  for (const path of paths) {
    await led.go(path);
    if (await hasForm(led)) forms.push(path);
  }
  expect(forms).toEqual([]);
});

test('no link that is offered leads to a refusal', async () => {
  const led = await viewer();
  const offered = new Map<string, string>();
  for (const path of ['/', '/diary', '/agenda', '/today', '/queens', '/devices', '/measurements', ...paths]) {
    await led.go(path);
    for (const href of await ownLinks(led.page)) if (!offered.has(href)) offered.set(href, path);
  }
  const refused: string[] = [];
  for (const [href, from] of offered) {
    await led.go(href);
    const text = (await led.page.locator('#skep-main').textContent()) ?? '';
    const refusal = refusals.exec(text)?.[0];
    if (refusal !== undefined) refused.push(`${from} leads to ${href}: ${refusal}`);
  }
  expect(refused).toEqual([]);
});

/** Links of the screen to things of the owner, one of each kind. */
async function ownLinks(page: Page): Promise<string[]> {
  const hrefs = await page
    .locator('#skep-main a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const kinds = new Map(hrefs.map((href) => [href.replaceAll(/\d+/g, ':id'), href]));
  return [...kinds.values()].filter((href) => ofTheOwner.test(href) && !showsBoth.test(href));
}
