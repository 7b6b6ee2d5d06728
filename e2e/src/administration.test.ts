import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { browsing } from './browsing.ts';
import { arriveHome, demo, signIn } from './people.ts';

const { url, visitor } = browsing({ SKEP_DEMO: '1', SUPPORT_EMAIL: 'help@skep.example' });

async function makeTranslator(name: string) {
  const { page, problems } = await visitor();
  await signIn(page, url(), demo);
  await page.getByRole('heading', { name: 'Orchard' }).waitFor();
  await page.goto(`${url()}/administration/users`);
  await page.getByRole('searchbox').fill(name);
  await page.keyboard.press('Enter');
  await page.getByText('1 person', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Change rights' }).click();
  await page.getByText(`${name} asked`).waitFor();
  await page.getByRole('button', { name: 'Make translator' }).click();
  await page.getByText(`gave ${name} the right “Translator”`).first().waitFor();
  expect(problems).toEqual([]);
}

async function editText(page: Page, message: string, text: string) {
  await page.getByRole('searchbox').fill(message);
  await page.keyboard.press('Enter');
  await page.getByText('1 text', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Nederlands' }).fill(text);
  await page.getByRole('button', { name: 'Save as reviewed' }).click();
  await page.getByText('Text saved.').waitFor();
}

test('an admin makes a person translator, who edits a Dutch text, sees it in place and exports it', async () => {
  const { page, problems } = await visitor();
  const { name } = await arriveHome(page, url());

  await page.goto(`${url()}/translations?language=nl`);
  await page.getByText('Only translators can view this page.').waitFor();
  const link = page.getByRole('link', { name: 'Ask by e-mail' });
  expect(await link.getAttribute('href')).toMatch(/^mailto:help@skep\.example\?subject=/);
  await page.getByRole('button', { name: 'Ask for access' }).click();
  await page.getByText('You asked for access').waitFor();
  await page.goto(`${url()}/administration/users`);
  await page.getByText('Only admins can view this page.').waitFor();

  await makeTranslator(name);

  await page.goto(`${url()}/translations?language=nl`);
  await editText(page, 'shell.skip', 'Hup naar de inhoud');
  await editText(page, 'hives.homeEmptyTitle', 'Nog geen stand te zien');

  // What is edited is this translator's to see, in the shell and in a remote, once they want to.
  await page.getByRole('switch', { name: 'Show my texts in place' }).check();
  await page.getByText('Only you see this, in this browser.').waitFor();
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('menuitem', { name: 'Nederlands' }).click();
  await page.getByRole('link', { name: 'Hup naar de inhoud' }).waitFor({ state: 'attached' });
  await page.goto(`${url()}/`);
  await page.getByRole('heading', { name: 'Nog geen stand te zien' }).waitFor();

  await page.goto(`${url()}/translations?language=nl`);
  await page.getByRole('button', { name: 'Exporteren' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'shell', exact: true }).click();
  expect((await download).suggestedFilename()).toBe('shell.nl.json');
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(file).toMatchObject({ 'shell.skip': 'Hup naar de inhoud', 'shell.home': expect.any(String) });
  expect(problems).toEqual([]);

  // Without the preview the translator sees what everybody sees.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Gewone teksten tonen' }).click();
  await page.getByRole('link', { name: 'Hup naar de inhoud' }).waitFor({ state: 'detached' });
});

test('an admin has a backup of everything made, and reads where it is', async () => {
  const { page, problems } = await visitor();
  await signIn(page, url(), demo);
  await page.getByRole('heading', { name: 'Orchard' }).waitFor();
  await page.goto(`${url()}/administration/service`);
  await page.getByText('There is no backup yet.').waitFor();
  await page.getByRole('button', { name: 'Back up now' }).click();
  await page.getByText(/^skep-\d{4}-\d\d-\d\d-\d{6}\.zip · \d/).waitFor({ timeout: 120_000 });
  expect(problems).toEqual([]);
});
