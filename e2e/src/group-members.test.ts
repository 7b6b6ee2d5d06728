import type { Page } from 'playwright-core';
import { anApiary } from './apiaries.ts';
import { browsing } from './browsing.ts';
import { aNewcomer, arriveHome } from './people.ts';
import { aGroupOf, share, signUpFrom } from './sharing.ts';
import { until } from './until.ts';

const { url, visitor } = browsing();

test('a guest of a club evening joins by its link, and nobody does once it is withdrawn', async () => {
  const { page: anna } = await visitor();
  const { name } = await arriveHome(anna, url());
  await aGroupOf(anna, url(), 'Evening');
  await anna.getByRole('button', { name: 'Create a link' }).click();
  await anna.getByRole('img', { name: 'QR code to join Evening' }).waitFor();
  const link = (await anna.getByRole('link', { name: /\/token\// }).getAttribute('href')) ?? '';

  const { page: carl, problems } = await visitor();
  await carl.goto(link);
  await carl.getByRole('heading', { name: `${name} invites you to Evening` }).waitFor();
  await signUpFrom(carl, url(), { link, email: aNewcomer().email });
  await carl.getByRole('button', { name: 'Accept' }).click();
  await carl.getByRole('button', { name: 'Leave group' }).waitFor();

  await anna.reload();
  await anna.getByText(/^Used 1 of 30 times/).waitFor();
  await anna.getByRole('button', { name: 'Withdraw the link' }).click();
  await anna.getByRole('dialog').getByRole('button', { name: 'Withdraw the link' }).click();
  await anna.getByText('Link withdrawn.').first().waitFor();
  const { page: dora } = await visitor();
  await dora.goto(link);
  await dora.getByRole('heading', { name: 'This invitation is no longer valid' }).waitFor();
  expect(problems).toEqual([]);
});

test.each([
  [
    'who is removed',
    async ({ group, member }: Ending) => ({ method: 'DELETE', path: `v1/groups/${group}/members/${member}` }),
  ],
  [
    'whose time is over',
    async ({ group, hive }: Ending) => {
      const until = new Date(Date.now() + 2000).toISOString();
      const body = { hives: [{ hiveId: String(hive), right: 'view', until }] };
      return { method: 'PATCH', path: `v1/groups/${group}/hives`, body };
    },
  ],
])('a member %s keeps nothing of the hive in the browser', async (_who, end) => {
  const { page: anna } = await visitor();
  await arriveHome(anna, url());
  await anApiary(anna, url(), 'Heather', 1);
  await aGroupOf(anna, url(), 'Valley');
  await share(anna, 'Heather 1', 'View');
  const { page: bram, context, problems } = await visitor({ serviceWorkers: 'allow' });
  const { email } = await arriveHome(bram, url());
  const { groups } = await ask(anna, { path: 'groups' });
  const { id: group, hives } = groups[0];
  const { members } = await ask(anna, {
    method: 'POST',
    path: `v1/groups/${group}/invitations`,
    body: { emails: [email] },
  });
  await ask(bram, { method: 'POST', path: `v1/groups/${group}/answer`, body: { isYes: true } });

  await bram.goto(`${url()}/`);
  await bram.getByRole('region', { name: 'Valley' }).getByRole('link', { name: 'Heather 1' }).first().click();
  await bram.locator('#skep-main').getByRole('heading', { name: 'Heather 1' }).waitFor();
  await untilStored(bram, 'Heather 1', true);

  await ask(anna, await end({ group, hive: hives[0].id, member: members.at(-1).id }));
  while ((await homeOf(bram)).includes('Heather 1'));
  await untilStored(bram, 'Heather 1', false);
  expect(problems).toEqual([]);
  await context.setOffline(true);
  await bram.goto(`${url()}/`);
  await bram.getByText(/^(You are offline|Skep cannot be reached right now)\./).waitFor();
  expect(await bram.getByText('Heather 1').count()).toBe(0);
});

interface Ending {
  group: number;
  hive: number;
  member: string;
}

interface SentRequest {
  method?: string;
  path: string;
  body?: object;
}

/** Asks the service as who is signed in on the page. */
async function ask(page: Page, { method = 'GET', path, body }: SentRequest) {
  const token = await page.evaluate(() => localStorage.getItem('skep.session'));
  const response = await fetch(`${url()}/api/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path} said ${response.status}: ${await response.text()}`);
  return response.status === 204 ? undefined : response.json();
}

/** Opens home. @returns what the service tells it */
async function homeOf(page: Page): Promise<string> {
  // An answer to the page that is left would be one too, and could not be read any more.
  await page.waitForLoadState('networkidle');
  const answer = page.waitForResponse(
    (response) => (response.request().postData() ?? '').includes('"Home"') && response.ok(),
  );
  await page.goto(`${url()}/`);
  return (await answer).text();
}

/** Until a text stands, or stands no more, in anything that the browser keeps: last answers, and caches of the worker. */
async function untilStored(page: Page, text: string, isStored: boolean): Promise<void> {
  await until(
    page,
    async ([sought, wanted]) => {
      // Opened before the app has made it, the database would stay without its store.
      if (!(await indexedDB.databases()).some(({ name }) => name === 'skep')) return false;
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('skep');
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      const storedRows = await new Promise<unknown[]>((resolve, reject) => {
        const reading = database.transaction('answers').objectStore('answers').getAll();
        reading.onsuccess = () => resolve(reading.result);
        reading.onerror = () => reject(reading.error);
      });
      database.close();
      const texts = [
        JSON.stringify(storedRows),
        JSON.stringify(localStorage),
        JSON.stringify(sessionStorage),
      ];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const response of await cache.matchAll()) texts.push(await response.text());
      }
      return texts.some((each) => each.includes(String(sought))) === wanted;
    },
    [text, isStored] as const,
  );
}
