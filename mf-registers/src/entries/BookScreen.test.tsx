import { screen, waitFor, within } from '@testing-library/react';
import { aFeeding, aHarvest, aProof, aTreatment, someJars, someSupers } from '../testing/entries.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { visit } from '../testing/visit.ts';
import { BookScreen } from './BookScreen.tsx';

test('entries say what was done, to which hives, and from when on there is honey', async () => {
  visit(<BookScreen />, { answers: fakeServer() });
  const [harvest, treatment] = await screen.findAllByRole('listitem');
  if (!harvest || !treatment) throw new Error('Entries are missing');
  within(treatment).getByRole('heading', { name: 'Formic acid 60 %' });
  within(treatment).getByText('14 Aug 2026');
  within(treatment).getByText('Orchard: Hive 1, Hive 2');
  within(harvest).getByText('Orchard: Hive 1 (12 kg), Hive 2 (6 kg)');
});

test('honey that was taken within the withdrawal carries the mark', async () => {
  const harvest = aHarvest().harvest;
  const entries = [aHarvest({ harvest: harvest && { ...harvest, withdrawalReason: 'For the bees' } })];
  visit(<BookScreen />, { answers: fakeServer({ entries }) });
  expect(await screen.findByText('Taken during the withdrawal period')).toBeTruthy();
  expect(screen.getByText('For the bees')).toBeTruthy();
});

test('a super within the withdrawal says why it was put on, and is struck out but not corrected', async () => {
  visit(<BookScreen />, { answers: fakeServer({ entries: [someSupers()] }) });
  await screen.findByRole('heading', { name: '1 super put on during the withdrawal period' });
  expect(screen.getByText('Room for the bees, its honey is fed back')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Correct' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Strike out' })).toBeTruthy();
});

test('of a super that an app put on which cannot ask, the book says so', async () => {
  const supers = { __typename: 'SupersPutOn', count: 1, withdrawalReason: null } as const;
  visit(<BookScreen />, { answers: fakeServer({ entries: [someSupers({ supers })] }) });
  expect(await screen.findByText(/^No reason given/)).toBeTruthy();
});

test('what another entry replaces can be read, and is not corrected again', async () => {
  visit(<BookScreen />, { answers: fakeServer({ entries: [aTreatment({ correctedBy: 2 })] }) });
  expect(await screen.findByText('Replaced by no. 2')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Correct' })).toBeNull();
});

test('an entry is struck out with a reason alone', async () => {
  const { user, services } = visit(<BookScreen />, { answers: fakeServer({ entries: [aTreatment()] }) });
  await user.click(await screen.findByRole('button', { name: 'Strike out' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Strike out' }));
  const field = within(dialog).getByRole('textbox', { name: /^Reason/ });
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  await user.type(field, 'Never done');
  await user.click(within(dialog).getByRole('button', { name: 'Strike out' }));
  await waitFor(() => expect(services.seen.notices.map(({ text }) => text)).toEqual(['No. 1 struck out.']));
});

test('who looks at one hive writes about it', async () => {
  visit(<BookScreen />, { path: '/registers?hiveId=2', answers: fakeServer() });
  const link = await screen.findByRole('link', { name: 'Add a treatment' });
  expect(link.getAttribute('href')).toBe('/registers/treatments/create?hiveIds=2');
});

test('stores of a hive without a scale follow from what it had, what it was fed and what bees eat', async () => {
  const entries = [aFeeding({ day: '2026-10-01' }), aFeeding({ id: '8', day: '2026-10-02', correctedBy: 9 })];
  const { user } = visit(<BookScreen />, {
    path: '/registers?hiveId=1',
    answers: fakeServer({ entries }),
  });
  await user.type(await screen.findByRole('spinbutton', { name: /^Stores/ }), '15');
  expect(await screen.findByText(/^Between .* kg and .* kg left, including .* fed/)).toBeTruthy();
  expect(screen.getByText(/1 kg to 1.5 kg a month/)).toBeTruthy();
});

test('an empty register says what to do next', async () => {
  visit(<BookScreen />, { answers: fakeServer({ entries: [] }) });
  expect(await screen.findByRole('heading', { name: 'No entries yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add a treatment' })).toBeTruthy();
});

test('feedings and jars say what they are, and a harvest that was not weighed how many frames it was', async () => {
  const unweighed = aHarvest();
  const harvest = unweighed.harvest && { ...unweighed.harvest, kilograms: null };
  const entries = [someJars(), aFeeding(), { ...unweighed, harvest }];
  visit(<BookScreen />, { answers: fakeServer({ entries }) });
  expect(await screen.findByRole('heading', { name: 'Jars: 20 × 500 g' })).toBeTruthy();
  expect(screen.getByText('20 Jun 2028')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Sugar syrup, 3 l per hive' })).toBeTruthy();
  expect(screen.getByText('3:2')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Frames: 9, not weighed yet' })).toBeTruthy();
  expect(screen.getByText('Orchard: Hive 1 (frames: 6), Hive 2 (frames: 3)')).toBeTruthy();
});

test('the bill of a treatment is sent, and the book is read again', async () => {
  const { user, services } = visit(<BookScreen />, { answers: fakeServer({ entries: [aTreatment()] }) });
  const field = await screen.findByLabelText('Add proof of purchase', { selector: 'input' });
  const bill = new File(['%PDF-'], 'bill.pdf', { type: 'application/pdf' });
  await user.upload(field, bill);
  await waitFor(() =>
    expect(services.seen.notices).toEqual([{ kind: 'success', text: 'Proof of purchase saved.' }]),
  );
  expect(services.seen.sentFiles).toEqual([
    { path: '/api/v1/register-entries/1/proof', file: bill, fields: {} },
  ]);
});

test('a proof of purchase names its treatment, is saved and struck out, and not corrected', async () => {
  visit(<BookScreen />, { answers: fakeServer({ entries: [aProof()] }) });
  await screen.findByRole('heading', { name: 'Proof of purchase for no. 1' });
  expect(screen.getByText('Bill of the bee shop.pdf')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save the file' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Strike out' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Correct' })).toBeNull();
});
