import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { aFailure } from '../testing/builders.ts';
import { colonyServer } from '../testing/colony-server.ts';
import { visit } from '../testing/visit.ts';
import { RequeenScreen } from './RequeenScreen.tsx';
import { SplitScreen } from './SplitScreen.tsx';
import { StateScreen } from './StateScreen.tsx';
import { UniteScreen } from './UniteScreen.tsx';

function visitStep(step: ReactNode, name: string, { hiveId = '12', refusal }: Scene = {}) {
  const { answers, sent } = colonyServer(refusal);
  const path = `/hives/${hiveId}/${name}`;
  return { ...visit(step, { path, route: `/hives/:id/${name}`, answers }), sent };
}

interface Scene {
  hiveId?: string;
  refusal?: object;
}

const press = async (user: ReturnType<typeof visit>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));
const setDate = (date: string) =>
  fireEvent.change(screen.getByLabelText(/^Date(?! of)/), { target: { value: date } });

test('a split says where the queen is and who the young one is', async () => {
  const { user, sent, services } = visitStep(<SplitScreen />, 'split');
  await user.type(await screen.findByRole('textbox', { name: /Name of the new hive/ }), 'Nucleus 1');
  await user.click(screen.getByRole('radio', { name: 'In the new hive' }));
  await user.click(screen.getByRole('switch', { name: /Linden gets a new queen/ }));
  await user.type(screen.getByRole('textbox', { name: 'Name of the queen' }), 'Margriet');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Mother' }).value).toBe('q1');
  setDate('2026-05-03');
  await press(user, 'Split');
  await waitFor(() => expect(services.seen.paths).toEqual(['/hives/12/life']));
  const queen = { name: 'Margriet', isClipped: false, isFertilized: false, motherId: 'q1' };
  const input = {
    name: 'Nucleus 1',
    apiaryId: '1',
    state: 'NUCLEUS',
    doesQueenMove: true,
    note: null,
  };
  expect(sent).toEqual([['12', { ...input, date: '2026-05-03', newQueen: queen }]]);
});

test('a split without a name or a day says so at its fields, and sends nothing', async () => {
  const { user, sent } = visitStep(<SplitScreen />, 'split');
  await screen.findByRole('textbox', { name: /Name of the new hive/ });
  setDate('');
  await press(user, 'Split');
  expect(
    await screen.findByRole('alert', { name: 'Some answers are missing or need correcting' }),
  ).toBeTruthy();
  expect(screen.getAllByText('Fill this in.').length).toBeGreaterThanOrEqual(2);
  expect(sent).toEqual([]);
});

test('uniting keeps the queen of the hive unless another one is chosen', async () => {
  const { user, sent, services } = visitStep(<UniteScreen />, 'unite');
  const other = await screen.findByRole('combobox', { name: /Hive to bring in/ });
  // Neither the hive itself, nor one that is sold.
  expect([...other.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Choose a hive',
    'Willow',
    'Heather',
  ]);
  await user.selectOptions(other, 'Willow');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Beatrix' }).checked).toBe(true);
  await user.click(screen.getByRole('radio', { name: 'Juliana' }));
  await user.click(screen.getByRole('radio', { name: 'Sold or given away' }));
  await press(user, 'Unite');
  await waitFor(() => expect(services.seen.paths).toEqual(['/']));
  expect(sent[0]?.[1]).toMatchObject({ otherHiveId: '13', queen: 'OTHER', fate: 'SOLD' });
});

test('a queenless hive gets its queen from the one that comes in', async () => {
  const { user, sent } = visitStep(<UniteScreen />, 'unite', { hiveId: '14' });
  await user.selectOptions(await screen.findByRole('combobox', { name: /Hive to bring in/ }), 'Linden');
  await press(user, 'Unite');
  await waitFor(() => expect(sent[0]?.[1]).toMatchObject({ otherHiveId: '12', queen: 'OTHER' }));
});

test('boxes go with a split, counted with their frames; without one nothing is sent of them', async () => {
  const { user, sent } = visitStep(<SplitScreen />, 'split');
  await user.type(await screen.findByRole('textbox', { name: /Name of the new hive/ }), 'Nucleus 1');
  const [brood] = screen.getAllByRole('checkbox', { name: /^Brood box/ });
  if (brood) await user.click(brood);
  expect(screen.getByText('1 box with 10 frames')).toBeTruthy();
  await press(user, 'Split');
  await waitFor(() => expect(sent[0]?.[1]).toMatchObject({ layerIds: [expect.any(String)] }));
});

test('boxes of the other hive are offered with a union', async () => {
  const { user, sent } = visitStep(<UniteScreen />, 'unite');
  await user.selectOptions(await screen.findByRole('combobox', { name: /Hive to bring in/ }), 'Willow');
  const [brood] = await screen.findAllByRole('checkbox', { name: /^Brood box/ });
  if (brood) await user.click(brood);
  await press(user, 'Unite');
  await waitFor(() => expect(sent[0]?.[1]).toMatchObject({ layerIds: [expect.any(String)] }));
});

test('requeening offers the queens who live without a hive', async () => {
  const { user, sent } = visitStep(<RequeenScreen />, 'requeen');
  await user.click(await screen.findByRole('radio', { name: 'A queen already recorded' }));
  const choice = screen.getByRole('combobox', { name: /Which queen/ });
  expect([...choice.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Choose a queen',
    'Amalia',
  ]);
  await press(user, 'Requeen');
  expect((await screen.findAllByText('Fill this in.')).length).toBeGreaterThan(0);
  await user.selectOptions(choice, 'Amalia');
  await press(user, 'Requeen');
  await waitFor(() => expect(sent[0]?.[1]).toMatchObject({ queenId: 'q4', fate: 'DEAD' }));
  expect(sent[0]?.[1]).not.toHaveProperty('queen');
});

test('a new queen whose birth is known bears the mark of her year', async () => {
  const { user, sent } = visitStep(<RequeenScreen />, 'requeen', { hiveId: '14' });
  await user.type(await screen.findByRole('textbox', { name: 'Name of the queen' }), 'Irene');
  fireEvent.change(screen.getByLabelText('Emerged on'), { target: { value: '2026-05-12' } });
  await press(user, 'Requeen');
  await waitFor(() =>
    expect(sent[0]?.[1]).toMatchObject({
      queen: { name: 'Irene', birthDate: '2026-05-12', color: '#f4f4f4' },
    }),
  );
});

test('what the server refuses is shown at its field, and what was typed stays', async () => {
  const refusal = aFailure('INVALID_INPUT', [{ path: 'date', code: 'date_too_early' }]);
  const { user, services } = visitStep(<StateScreen />, 'life/edit', { refusal });
  await user.click(await screen.findByRole('radio', { name: 'Lost' }));
  expect(screen.getByText('Beatrix is lost with it.')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Wasps');
  await press(user, 'Save');
  expect((await screen.findAllByText(/Choose a later day/)).length).toBeGreaterThan(0);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' }).value).toBe('Wasps');
  expect(services.seen.paths).toEqual([]);
});

test('a day that has not come is refused before anything is sent', async () => {
  const { user, sent } = visitStep(<StateScreen />, 'life/edit');
  await user.click(await screen.findByRole('radio', { name: 'Nucleus' }));
  setDate('2199-01-01');
  await press(user, 'Save');
  expect((await screen.findAllByText(/not in the future/)).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
});

test('a hive that is sold can only change its state; one that is not there says so', async () => {
  const { unmount } = visitStep(<SplitScreen />, 'split', { hiveId: '15' });
  expect(await screen.findByText(/This hive has been lost, sold or united/)).toBeTruthy();
  unmount();
  visitStep(<SplitScreen />, 'split', { hiveId: '404' });
  expect(await screen.findByText('Hive not found')).toBeTruthy();
});
