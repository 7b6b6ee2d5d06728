import { visiting } from '@skep/remote-kit/visit';
import { screen, waitFor, within } from '@testing-library/react';
import { aResearch, consented, fakeResearchServer, ownResearch, withdrawn } from '../testing/research.ts';
import { ResearchScreen } from './ResearchScreen.tsx';
import { researchMessages } from './research-messages.ts';

const visit = visiting(researchMessages);

const open = (overrides = {}) => visit(<ResearchScreen />, { answers: fakeResearchServer(overrides) });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('a research says what it is for, whose, and when', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'Winter losses' })).toBeTruthy();
  expect(screen.getByText('University of the Valley')).toBeTruthy();
  expect(screen.getByText('1 April 2026 to 31 March 2027')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'More about it' }).getAttribute('href')).toBe(
    'https://example.org/winter',
  );
});

test('a research is shown with its picture, which has no name of its own', async () => {
  open({ researches: [aResearch({ pictureUrl: '/api/research/pictures/research-1/thumb' })] });
  await screen.findByRole('heading', { name: 'Winter losses' });
  expect(screen.getByRole('presentation').getAttribute('src')).toBe(
    '/api/research/pictures/research-1/thumb',
  );
});

test('a yes is for the hives that are chosen: one, a whole apiary, or all', async () => {
  const { user, services } = open();
  await user.click(await button('Take part'));
  const dialog = within(await screen.findByRole('dialog'));
  const chosen = () => dialog.getAllByRole('checkbox', { checked: true }).length;
  expect(dialog.getByRole('button', { name: 'Choose a hive' }).getAttribute('aria-disabled')).toBe('true');
  await user.click(dialog.getByRole('checkbox', { name: 'All my hives' }));
  expect(chosen()).toBe(5);
  await user.click(dialog.getByRole('checkbox', { name: 'All hives of Heather' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Hive 1' }));
  await user.click(dialog.getByRole('button', { name: 'Consent for 2 hives' }));
  expect(await screen.findByText('You take part with 2 hives.')).toBeTruthy();
  expect(services.seen.notices.map(({ text }) => text)).toEqual(['You take part in Winter losses.']);
});

test('a withdrawal says what it means and asks once', async () => {
  const { user, services } = open({ researches: [consented] });
  await user.click(await button('Withdraw consent'));
  expect(await screen.findByText('You do not take part.')).toBeTruthy();
  expect(services.seen.questions).toMatchObject([
    { title: 'Withdraw your consent to Winter losses?', isDestructive: true },
  ]);
});

test('who does not mean it stays', async () => {
  const { user } = visit(<ResearchScreen />, {
    answers: fakeResearchServer({ researches: [consented] }),
    confirms: false,
  });
  await user.click(await button('Withdraw consent'));
  expect(await screen.findByText('You take part with 2 hives.')).toBeTruthy();
});

test('a yes counts from earlier on', async () => {
  const { user, services } = open({ researches: [consented] });
  await user.click(await button(/^Change the date: Yes with 2 hives/));
  const field = await screen.findByRole('textbox', { name: /^Counts from/ });
  await user.clear(field);
  await user.type(field, '02/02/2026 10:00');
  await user.click(await button('Save'));
  await waitFor(() => expect(services.seen.notices.map(({ text }) => text)).toEqual(['Date saved.']));
  expect(await screen.findByText(/Yes with 2 hives, from 2 Feb 2026/)).toBeTruthy();
});

test('a yes that is set to a later day is refused with words, and nothing is sent', async () => {
  const { user, services } = open({ researches: [consented] });
  await user.click(await button(/^Change the date: Yes with 2 hives/));
  const field = await screen.findByRole('textbox', { name: /^Counts from/ });
  await user.clear(field);
  await user.type(field, '02/02/2030 10:00');
  expect(await screen.findByText(/^Choose .* or earlier\.$/)).toBeTruthy();
  await user.click(await button('Save'));
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(services.seen.notices).toEqual([]);
});

test('a no that is set to an earlier day is refused with words', async () => {
  const { user } = open({ researches: [withdrawn] });
  await user.click(await button(/^Change the date: No/));
  const field = await screen.findByRole('textbox', { name: /^Counts from/ });
  await user.clear(field);
  await user.type(field, '02/02/2020 10:00');
  expect(await screen.findByText(/^Choose .* or later\.$/)).toBeTruthy();
  expect((await button('Save')).getAttribute('aria-disabled')).toBe('true');
});

test('a no is taken back, and a yes has no such button', async () => {
  const { user } = open({ researches: [withdrawn] });
  expect(screen.queryByRole('button', { name: /^Undo: Yes/ })).toBeNull();
  await user.click(await button(/^Undo: No/));
  expect(await screen.findByText('You take part with 2 hives.')).toBeTruthy();
});

test('each download is listed with its date', async () => {
  open({ researches: [consented] });
  expect(await screen.findByText(/^Inspections: Rita, 20 May 2026/)).toBeTruthy();
});

test('a researcher sees how many take part and downloads a part of the time', async () => {
  const { user, services } = open({ researches: [ownResearch] });
  expect(await screen.findByText('12 people take part at present.')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'From' }), '05/05/2026');
  await user.click(await button('Measurements'));
  const start = new Date('2026-05-05T00:00:00').toISOString().slice(0, 19).replace('T', ' ');
  await waitFor(() =>
    expect(services.seen.files.map((path) => decodeURIComponent(path.replace('+', ' ')))).toEqual([
      `/api/researchdata/9/data/measurements?date_start=${start}`,
    ]),
  );
});

test('without any research the page says what it is for', async () => {
  open({ researches: [] });
  expect(await screen.findByRole('heading', { name: 'No research projects yet' })).toBeTruthy();
});

test('a person without hives reads that', async () => {
  const { user } = open({ hiveCount: 0 });
  await user.click(await button('Take part'));
  expect(await screen.findByText('You have no hives of your own yet.')).toBeTruthy();
});
