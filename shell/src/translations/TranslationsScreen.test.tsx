import { inFakeShell } from '@skep/remote-kit/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aTranslation, type FakeTranslation, fakeTranslations } from './fake-translations.ts';
import { Screen, texts } from './TranslationsScreen.tsx';

const version = aTranslation('shell.version');
const menu = aTranslation('shell.menu', { english: 'Menu', text: null, shipped: null, state: 'MISSING' });
const title = aTranslation('ui.title', {
  package: 'ui',
  english: 'Title',
  text: 'Kop',
  shipped: 'Titel',
  state: 'DRAFT',
  isChanged: true,
  isToReview: true,
  revision: 3,
  changedBy: 'Clara',
  changedAt: '2026-11-20T10:00:00+00:00',
  englishBefore: 'Heading',
});

async function show(held: readonly FakeTranslation[] = [version, menu, title], query = '') {
  const server = fakeTranslations(held);
  const path = `/translations?language=nl${query}`;
  const { element, services } = inFakeShell(<Screen />, texts, { answers: server.answers, path });
  render(element);
  await screen.findByText(/^[\d,]+ texts?$|^No text/);
  return { ...server, services };
}

const edit = async (english: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Edit', description: english }));
  return screen.getByRole('textbox', { name: 'Nederlands' });
};

const write = async (text: string) => {
  const area = screen.getByRole('textbox', { name: 'Nederlands' });
  await userEvent.clear(area);
  // Braces are keys of their own to userEvent.
  await userEvent.type(area, text.replaceAll('{', '{{'));
};

/** What describes a field: its hint and its fault. */
const describing = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('each text is listed with its English one and how far it is', async () => {
  await show();
  const cards = screen.getAllByRole('listitem').map((card) => card.textContent);
  expect(cards[0]).toMatch(
    /^shell · shell.versionVersion \{version\}About shell.versionEditVersie \{version\}$/,
  );
  expect(cards[1]).toMatch(/^shell · shell.menuMenuAbout shell.menuEditMissing$/);
  expect(cards[2]).toMatch(/^ui · ui.titleTitleAbout ui.titleEditKopDraftEnglish has changed since$/);
});

test('the choices say how many texts they hold, and narrow the list', async () => {
  await show();
  await userEvent.click(screen.getByRole('radio', { name: 'Missing (1)' }));
  expect(await screen.findByText('1 text')).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await userEvent.click(screen.getByRole('radio', { name: 'All (3)' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Part of Skep' }), 'ui');
  expect(await screen.findByText('1 text')).toBeTruthy();
  await userEvent.type(screen.getByRole('searchbox'), 'nothing like it{Enter}');
  expect(await screen.findByText(/^No texts found/)).toBeTruthy();
});

test('a translator reads where a text appears, in the list and at work', async () => {
  await show();
  expect(screen.getByText('About shell.version')).toBeTruthy();
  await edit('Version {version}');
  const dialog = within(screen.getByRole('dialog', { name: 'shell.version' }));
  expect(dialog.getByText('About shell.version')).toBeTruthy();
});

test('a text is saved as a draft, and the next one opens', async () => {
  const { saved } = await show();
  await edit('Version {version}');
  await write('Uitgave {version}');
  await press('Save draft');
  expect(await screen.findByRole('dialog', { name: 'shell.menu' })).toBeTruthy();
  expect(saved).toEqual([
    {
      language: 'NL',
      package: 'shell',
      messageId: 'shell.version',
      text: 'Uitgave {version}',
      isReviewed: false,
      revision: 0,
    },
  ]);
});

test.each([
  ['Versie', /^Use the same placeholders in braces as the English text\./],
  ['Versie {version', /^Check the braces/],
  [' ', /^Fill this in\./],
])('%j is not saved in place of "Version {version}"', async (text, problem) => {
  const { saved } = await show();
  await edit('Version {version}');
  await write(text);
  await press('Save as reviewed');
  const area = screen.getByRole('textbox', { name: 'Nederlands' });
  await waitFor(() => expect(describing(area)).toContainEqual(expect.stringMatching(problem)));
  expect(saved).toEqual([]);
});

test('what another translator wrote meanwhile is shown, and written over only knowingly', async () => {
  const { saved, writeMeanwhile } = await show();
  await edit('Version {version}');
  await write('Uitgave {version}');
  writeMeanwhile('shell.version', 'Editie {version}');
  await press('Save draft');
  const conflict = await screen.findByRole('dialog', { name: /^Someone else changed this/ });
  expect(
    within(conflict).getByRole('row', { name: 'Nederlands Editie {version} Uitgave {version}' }),
  ).toBeTruthy();
  expect(saved).toEqual([]);
  expect(screen.getByRole('textbox', { name: 'Nederlands' })).toHaveProperty('value', 'Uitgave {version}');
  await press('Keep mine');
  await screen.findByRole('dialog', { name: 'shell.menu' });
  expect(saved).toMatchObject([{ text: 'Uitgave {version}', isReviewed: false, revision: 1 }]);
});

test('theirs can be taken instead', async () => {
  const { writeMeanwhile } = await show();
  await edit('Version {version}');
  await write('Uitgave {version}');
  writeMeanwhile('shell.version', 'Editie {version}');
  await press('Save draft');
  await userEvent.click(await screen.findByRole('button', { name: 'Load theirs' }));
  expect(screen.getByRole('textbox', { name: 'Nederlands' })).toHaveProperty('value', 'Editie {version}');
});

test('an edit shows what came before it, and is taken back', async () => {
  const { saved } = await show();
  await edit('Title');
  const dialog = within(screen.getByRole('dialog', { name: 'ui.title' }));
  expect(dialog.getByText('Heading')).toBeTruthy();
  expect(dialog.getByText('Titel')).toBeTruthy();
  expect(dialog.getByText(/^Last changed by Clara/)).toBeTruthy();
  await press('Discard the edit');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(saved).toMatchObject([{ text: null, revision: 3 }]);
});

test('closing asks before typed text is lost', async () => {
  const { services } = await show();
  await edit('Version {version}');
  await press('Close');
  expect(services.seen.questions).toEqual([]);
  await edit('Version {version}');
  await write('Uitgave {version}');
  expect(services.seen.isUnsaved).toBe(true);
  await press('Close');
  expect(services.seen.questions).toMatchObject([{ title: 'Leave without saving?' }]);
});

test('the file of each package is downloaded, without drafts where they are not wanted', async () => {
  const files: { name: string; text: Promise<string> }[] = [];
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => `blob:${blobs.push(blob)}`;
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, text: textOf(blobs.at(-1)) });
  });
  await show();
  await press('Export');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Leave out drafts' }));
  await press('ui');
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.name).toBe('ui.nl.json');
  expect(await files[0]?.text).toBe('{"reviewedOnly":true}');
  click.mockRestore();
});

function textOf(blob: Blob = new Blob()): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });
}

test('a thousand texts come in pages, and the address says which', async () => {
  const many = Array.from({ length: 1063 }, (_, index) => aTranslation(`shell.text${index}`));
  await show(many, '&page=22');
  expect(screen.getAllByRole('button', { name: 'Edit' })).toHaveLength(13);
  await press('Page 1');
  expect(await screen.findByText('shell.text0', { selector: 'bdi' })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Edit' })).toHaveLength(50);
});

test('without an answer it can be tried again', async () => {
  const { element } = inFakeShell(<Screen />, texts);
  render(element);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
