import type { Page } from 'playwright-core';
import { axeProblems } from './axe.ts';
import { phone } from './browser.ts';
import { browsing } from './browsing.ts';
import { hiddenWhenFocused } from './hidden-focus.ts';
import { aNewcomer, arriveHome, signUp } from './people.ts';
import { hivesOf } from './rest.ts';

const { url, visitor } = browsing();

// What WCAG 2.2 requires beyond 2.1, levels A and AA. every-screen.test.ts checks 2.4.11 and 2.5.8 on every screen.

test('2.4.11: a control under a bar is found', async () => {
  const { page } = await visitor({ viewport: phone });
  await page.setContent(
    `<main><a href="#">Seen</a><button style="position:absolute;top:790px">Hidden</button></main>
     <div style="position:fixed;inset:auto 0 0;height:100px;background:white"></div>`,
  );
  expect(await hiddenWhenFocused(page)).toEqual([expect.stringContaining('Hidden')]);
});

test('2.5.8: targets that are too small and too near to each other are found', async () => {
  const { page } = await visitor({ viewport: phone });
  const small = '<button style="width:16px;height:16px;padding:0;border:0" aria-label="Less"></button>';
  await page.setContent(`<main><h1>Small</h1>${small}${small}</main>`);
  const problems = await axeProblems(page, ['light']);
  expect(problems.filter((problem) => problem.includes('target-size'))).not.toEqual([]);
});

test('2.5.7: boxes of a hive are put in order without dragging', async () => {
  const { page } = await visitor({ viewport: phone, hasTouch: true });
  await arriveHome(page, url());
  const [hiveId] = await hivesOf(page, 1);
  await page.goto(`${url()}/hives/${hiveId}/edit`);
  const layers = page.getByRole('button', { name: /frames$/ });
  await layers.first().waitFor();
  expect(await layers.allTextContents()).toEqual([
    expect.stringMatching(/^Honey super/),
    expect.stringMatching(/^Brood box/),
  ]);
  await page.getByRole('button', { name: 'Move the honey super down' }).tap();
  await page.getByRole('button', { name: 'Move the honey super down', disabled: true }).waitFor();
  expect(await layers.allTextContents()).toEqual([
    expect.stringMatching(/^Brood box/),
    expect.stringMatching(/^Honey super/),
  ]);
});

test('3.2.6: help stands at the same place of the menu on every page', async () => {
  const { page } = await visitor({ viewport: phone });
  await arriveHome(page, url());
  const menus: string[][] = [];
  for (const path of ['/', '/diary', '/hives/create', '/groups', '/profile']) {
    await page.goto(url() + path);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const links = page.getByRole('dialog').getByRole('link');
    await links.first().waitFor();
    menus.push(await links.allTextContents());
    await page.keyboard.press('Escape');
  }
  expect(menus[0]).toContain('Support');
  for (const menu of menus) expect(menu).toEqual(menus[0]);
});

test('3.3.7: an address that was typed is not asked for again', async () => {
  const { page } = await visitor();
  const email = () => page.getByLabel('E-mail address');
  await page.goto(`${url()}/sign-in`);
  await email().fill('ada@skep.example');
  for (const [link, heading] of [
    ['Forgot your password?', 'Forgot your password?'],
    ['Sign in', 'Welcome back'],
    ['Create an account', 'Create an account'],
  ] as const) {
    await page.getByRole('link', { name: link }).click();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(await email().inputValue()).toBe('ada@skep.example');
  }
  await signUp(page, url(), aNewcomer());
  expect(await email().count()).toBe(0);
});

describe('3.3.8: a sign-in is no test of memory', () => {
  /** What a password manager reads to know what belongs where. */
  const purposes = (page: Page) =>
    page.locator('form input').evaluateAll((inputs) =>
      inputs.flatMap((input) => {
        const purpose = input.getAttribute('autocomplete');
        return purpose === null ? [] : [purpose];
      }),
    );

  test('password managers know every field of the account pages', async () => {
    const { page } = await visitor();
    const found: Record<string, string[]> = {};
    for (const path of ['sign-in', 'sign-up', 'verify-email', 'password-reset']) {
      await page.goto(`${url()}/${path}`);
      await page.locator('form').first().waitFor();
      found[path] = await purposes(page);
    }
    expect(found).toEqual({
      'sign-in': ['username webauthn', 'current-password'],
      'sign-up': ['name', 'username', 'new-password', 'new-password'],
      'verify-email': ['username', 'one-time-code'],
      'password-reset': ['username', 'one-time-code', 'new-password', 'new-password'],
    });
  });

  test('a password and a code can be pasted', async () => {
    const { page, context } = await visitor();
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: url() });
    for (const [path, label, text] of [
      ['sign-in', /^Password\b(?!, )/, 'Propolis-7!'],
      ['verify-email', 'Code from the e-mail', '123456'],
    ] as const) {
      await page.goto(`${url()}/${path}`);
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      await page.getByLabel(label).focus();
      await page.keyboard.press('ControlOrMeta+V');
      expect(await page.getByLabel(label).inputValue()).toBe(text);
    }
  });
});
