import { visiting } from '@skep/remote-kit/visit';
import { screen, waitFor, within } from '@testing-library/react';
import { aReadPage, aReadSheet, type FakeReadings, fakeReadings } from '../testing/fake-readings.ts';
import { fromPaperMessages } from './from-paper-messages.ts';
import { ScanChecklistScreen } from './ScanChecklistScreen.tsx';

const visit = visiting(fromPaperMessages);
const open = (overrides: FakeReadings = {}, path = '/inspect/paper?reading=5', more = {}) =>
  visit(<ScanChecklistScreen />, {
    answers: fakeReadings(overrides),
    path,
    route: '/inspect/paper',
    ...more,
  });

test('a photo that cannot be read says why, which corner, and what to do; the others stay', async () => {
  const { user } = open({
    pages: [
      aReadPage({ id: '1' }),
      aReadPage({ id: '2', fault: 'SQUARES_NOT_SEEN', corners: ['BOTTOM_LEFT'] }),
      aReadPage({ id: '3', fault: 'WRONG_PRINT' }),
    ],
  });
  expect(await screen.findByText(/in this corner is not visible: bottom left/)).toBeTruthy();
  expect(screen.getByText(/print ID 12, not the chosen one/)).toBeTruthy();
  await user.click(screen.getAllByRole('button', { name: 'Remove the photo' })[1] as HTMLElement);
  await waitFor(() => expect(screen.queryByText(/bottom left/)).toBeNull());
  expect(screen.getByText('Page 1')).toBeTruthy();
});

test('a sheet tells how much is to be checked, what is missing and what came twice, and leads on', async () => {
  open({ sheets: [aReadSheet({ missingPages: [2], pagesTwice: [1] })] });
  expect(await screen.findByText('2 answers need checking.')).toBeTruthy();
  expect(screen.getByText(/Page 2 is missing/)).toBeTruthy();
  expect(screen.getByText(/Page 1 is there twice/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Check and save' });
  expect(link.getAttribute('href')).toBe('/inspect/paper/5?print=12&checklistId=1&hiveId=11');
});

test('the first photo begins a reading of the chosen print, and is sent there', async () => {
  const sent: string[] = [];
  const begun: unknown[] = [];
  const sendFile = async (file: File) => {
    sent.push(file.name);
    return { kind: 'sent' as const, id: '1' };
  };
  const { user, services } = open({ onBegun: (printId) => begun.push(printId) }, '/inspect/paper?print=12', {
    sendFile,
  });
  const input = await screen.findByLabelText('Choose photos', { selector: 'input' });
  await user.upload(input, [new File(['a page'], 'page.jpg', { type: 'image/jpeg' })]);
  await waitFor(() => expect(sent).toEqual(['page.jpg']));
  expect(services.seen.sentFiles[0]?.path).toBe('/api/sheet-readings/5/pages');
  expect(begun).toEqual(['12']);
  expect(await screen.findByText('Page 1')).toBeTruthy();
});

test('a photo that is refused keeps its place and can be sent again', async () => {
  const answers = [
    { kind: 'failed' as const, code: 'unreachable' as const },
    { kind: 'sent' as const, id: '1' },
  ];
  const sendFile = async () => answers.shift() ?? answers[0];
  const { user } = open({ pages: [] }, '/inspect/paper', { sendFile });
  const input = await screen.findByLabelText('Take a photo', { selector: 'input' });
  await user.upload(input, new File(['a page'], 'page.jpg', { type: 'image/jpeg' }));
  await user.click(await screen.findByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull());
});

test('a sheet for many hives differs from a blank one', async () => {
  const rows = [{ hiveId: '11', name: 'Hive 1' }];
  open({ sheets: [aReadSheet({ hiveId: null, rows })] });
  expect(await screen.findByRole('heading', { name: 'Sheet for many hives' })).toBeTruthy();
});

test('without a network it is said that photos need one, and what works without', async () => {
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open();
  expect(await screen.findByText(/^You are offline\. Photos are read by the server/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Record an inspection' });
  expect(link.getAttribute('href')).toBe('/inspect');
  isOnline.mockRestore();
});

test('what was read before and not saved is offered', async () => {
  open({}, '/inspect/paper');
  const link = await screen.findByRole('link', { name: /^Spring visit · 3 May 2026 · 1 photo$/ });
  expect(link.getAttribute('href')).toBe('/inspect/paper?reading=5');
});

test('who has printed nothing is led to the checklists', async () => {
  open({ prints: [], isThere: false }, '/inspect/paper');
  expect(await screen.findByRole('link', { name: 'Print a checklist' })).toBeTruthy();
});

test('a page whose code cannot be read is said to be one of a sheet, and read as that', async () => {
  const { user } = open({ pages: [aReadPage({ id: '3', fault: 'NO_SHEET' })] });
  await user.click(await screen.findByRole('button', { name: 'Choose which page it is' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(
    dialog.getByRole('combobox', { name: 'Printed checklist' }),
    'Hive 1 · Spring visit · Print ID 12',
  );
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Page' }), 'Page 2');
  await user.click(dialog.getByRole('button', { name: 'Read it as this page' }));
  expect(await screen.findByText('Page 2')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('another print is chosen for photos that are there', async () => {
  const { user } = open({});
  const choice = await screen.findByRole('combobox', { name: 'Printed checklist' });
  await user.selectOptions(choice, 'Spring visit · Print ID 12');
  await waitFor(() => expect((choice as HTMLSelectElement).value).toBe('12'));
});

test('where handwriting is read its language has to be chosen', async () => {
  const begun: unknown[] = [];
  const overrides: FakeReadings = {
    readsHandwriting: true,
    isThere: false,
    onBegun: (_printId, language) => begun.push(language),
  };
  const sendFile = async () => ({ kind: 'sent' as const, id: '1' });
  const { user } = open(overrides, '/inspect/paper', { sendFile });
  const choice = await screen.findByRole('combobox', { name: 'Written in' });
  await user.selectOptions(choice, 'Nederlands');
  const input = screen.getByLabelText('Take a photo', { selector: 'input' });
  await user.upload(input, new File(['a page'], 'page.jpg', { type: 'image/jpeg' }));
  await waitFor(() => expect(begun).toEqual(['NL']));
});
