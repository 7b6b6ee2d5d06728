import { dayAfter } from '@skep/domain';
import { screen, waitFor } from '@testing-library/react';
import type { FeedingInput, HarvestInput, TreatmentInput } from '../generated/graphql.ts';
import { aFeeding, aProduct, aProof, someSupers } from '../testing/entries.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { visit } from '../testing/visit.ts';
import { today } from './begun-with.ts';
import { CorrectScreen } from './CorrectScreen.tsx';
import { FeedingScreen } from './FeedingScreen.tsx';
import { HarvestScreen } from './HarvestScreen.tsx';
import { TreatmentScreen } from './TreatmentScreen.tsx';

test('a product fills the form as it was used before, and a whole apiary is ticked at once', async () => {
  const sent: TreatmentInput[] = [];
  const { user, services } = visit(<TreatmentScreen />, {
    path: '/registers/treatments/create',
    answers: fakeServer({ onTreatment: (input) => sent.push(input) }),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'All of Orchard' }));
  await user.selectOptions(screen.getByRole('combobox', { name: /^Copy from/ }), 'Formic acid 60 %');
  await user.type(screen.getByRole('textbox', { name: /^Quantity/ }), '800 ml');
  const appliedBy = screen.getByRole('textbox', { name: /^Applied by/ });
  await user.clear(appliedBy);
  await user.type(appliedBy, 'Anna');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(services.seen.paths).toEqual(['/registers']));
  expect(sent).toEqual([
    expect.objectContaining({
      ...{ hiveIds: ['1', '2', '3', '4'], product: 'Formic acid 60 %', method: 'EVAPORATION' },
      ...{ withdrawalDays: 14, quantity: '800 ml', supplier: 'Bee shop Utrecht', appliedBy: 'Anna' },
    }),
  ]);
});

test('a measure without a medicine hides what was typed of one, and does not send it', async () => {
  const sent: TreatmentInput[] = [];
  const { user, services } = visit(<TreatmentScreen />, {
    path: '/registers/treatments/create?hiveIds=1',
    answers: fakeServer({ onTreatment: (input) => sent.push(input) }),
  });
  await user.selectOptions(await screen.findByRole('combobox', { name: /^Copy from/ }), 'Formic acid 60 %');
  await user.selectOptions(
    screen.getByRole('combobox', { name: /^Method/ }),
    'Biotechnical, without a substance',
  );
  await user.selectOptions(screen.getByRole('combobox', { name: /^Measure/ }), 'Brood break');
  for (const name of [/^Product/, /^Active substance/, /^Quantity/, /^Batch/])
    expect(screen.queryByRole('textbox', { name })).toBeNull();
  expect(screen.queryByRole('spinbutton', { name: /^Withdrawal/ })).toBeNull();
  const appliedBy = screen.getByRole('textbox', { name: /^Applied by/ });
  await user.clear(appliedBy);
  await user.type(appliedBy, 'Anna');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(services.seen.paths).toEqual(['/registers']));
  expect(sent).toMatchObject([{ method: 'BIOTECHNICAL', measure: 'BROOD_BREAK', reason: 'Varroa' }]);
  expect(sent[0]?.product).toBeUndefined();
  expect(sent[0]?.withdrawalDays).toBeUndefined();
});

test('a hive that is gone is offered for days before alone: a whole apiary can be ticked', async () => {
  const { user } = visit(<FeedingScreen />, {
    path: '/registers/feedings/create',
    answers: fakeServer({ goneHives: ['2'] }),
  });
  await screen.findByRole('checkbox', { name: 'Hive 1' });
  expect(screen.queryByRole('checkbox', { name: 'Hive 2' })).toBeNull();
  const day = screen.getByLabelText(/^Day/);
  await user.clear(day);
  await user.type(day, '2026-08-31');
  expect(await screen.findByRole('checkbox', { name: 'Hive 2' })).toBeTruthy();
});

test('a day that has not come is refused before it is saved, for without a network nobody else would say so', async () => {
  const sent: FeedingInput[] = [];
  const { user } = visit(<FeedingScreen />, {
    path: '/registers/feedings/create?hiveIds=1',
    answers: fakeServer({ onFeeding: (input) => sent.push(input) }),
  });
  await user.type(await screen.findByRole('spinbutton', { name: /^Amount/ }), '3');
  const day = screen.getByLabelText(/^Day/);
  await user.clear(day);
  await user.type(day, dayAfter(today(), 3));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(day.getAttribute('aria-invalid')).toBe('true'));
  expect(sent).toEqual([]);
});

test('what is written leads to its correction at once', async () => {
  const { user, services } = visit(<FeedingScreen />, {
    ...{ path: '/registers/feedings/create?hiveIds=1', answers: fakeServer() },
  });
  await user.type(await screen.findByRole('spinbutton', { name: /^Amount/ }), '3');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(services.seen.notices).toMatchObject([{ action: { label: 'Correct' } }]));
  services.seen.notices[0]?.action?.run();
  expect(services.seen.paths.at(-1)).toBe('/registers/99/correct');
});

test.each([
  [0, 'Mistake noticed within a day'],
  [2, ''],
])('%d days after an entry was written a correction begins with the reason “%s”', async (days, reason) => {
  const writtenAt = new Date(Date.now() - days * 24 * 60 * 60_000).toISOString();
  visit(<CorrectScreen />, {
    ...{ path: '/registers/3/correct', route: '/registers/:id/correct' },
    answers: fakeServer({ entries: [aFeeding({ writtenAt })] }),
  });
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', {
    name: /^Reason for the correction/,
  });
  expect(field.value).toBe(reason);
});

test('a supplier that the list does not name is the one of the last treatment', async () => {
  const product = aProduct({ name: 'Formic acid 60 %', supplier: null });
  const { user } = visit(<TreatmentScreen />, {
    path: '/registers/treatments/create',
    answers: fakeServer({ products: [product] }),
  });
  await user.selectOptions(await screen.findByRole('combobox', { name: /^Copy from/ }), product.name);
  const supplier = screen.getByRole<HTMLInputElement>('textbox', { name: 'Supplier' });
  expect(supplier.value).toBe('Bee shop Utrecht');
});

test('what is to be done after a treatment is offered ticked with its days, and sent as reminders', async () => {
  const sent: TreatmentInput[] = [];
  const { user } = visit(<TreatmentScreen />, {
    path: '/registers/treatments/create?hiveIds=1',
    answers: fakeServer({ onTreatment: (input) => sent.push(input) }),
  });
  await user.selectOptions(await screen.findByRole('combobox', { name: /^Copy from/ }), 'Formic acid 60 %');
  await user.type(screen.getByRole('textbox', { name: /^Quantity/ }), '200 ml');
  const second = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Give a second dose' });
  const recount = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Count the mites again' });
  expect([second.checked, recount.checked]).toEqual([false, true]);
  expect(screen.queryByRole('checkbox', { name: 'Take the strips out' })).toBeNull();
  await user.click(second);
  await user.click(recount);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.reminders).toEqual([
    { text: 'Second dose: Formic acid 60 %', day: dayAfter(sent[0]?.day ?? '', 7) },
  ]);
});

test('nothing is sent without hives and a product', async () => {
  const { user, services } = visit(<TreatmentScreen />, {
    path: '/registers/treatments/create',
    answers: fakeServer(),
  });
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  const field = screen.getByRole('textbox', { name: /^Product/ });
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(services.seen.paths).toEqual([]);
});

test('a withdrawal period is shown with the first day on which honey may be taken, and needs a reason', async () => {
  const sent: HarvestInput[] = [];
  const { user } = visit(<HarvestScreen />, {
    path: '/registers/harvests/create?hiveIds=2',
    answers: fakeServer({ onHarvest: (input) => sent.push(input) }),
  });
  const first = await screen.findByRole('checkbox', { name: 'Hive 1' });
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(first);
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Hive 1: Formic acid 60 % – honey may be taken from 14 Aug 2099',
  );
  await user.type(screen.getByRole('spinbutton', { name: /^Honey taken/ }), '12');
  await user.type(screen.getByRole('textbox', { name: /^Lot/ }), 'A1');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const reason = screen.getByRole('textbox', { name: /^Why/ });
  await waitFor(() => expect(reason.getAttribute('aria-invalid')).toBe('true'));
  expect(sent).toEqual([]);
  await user.type(reason, 'Fed back');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ hiveIds: ['2', '1'], withdrawalReason: 'Fed back', kilograms: 12 });
});

test('water that may not be sold asks what becomes of the honey, and more of it is allowed in heather honey', async () => {
  const sent: HarvestInput[] = [];
  const { user } = visit(<HarvestScreen />, {
    path: '/registers/harvests/create?hiveIds=2',
    answers: fakeServer({ onHarvest: (input) => sent.push(input) }),
  });
  const water = await screen.findByRole('spinbutton', { name: /^Water/ });
  await user.type(water, '18,5');
  expect(await screen.findByText(/^More than 18% water/)).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: /^What it will be used/ })).toBeNull();
  await user.clear(water);
  await user.type(water, '20,5');
  expect(await screen.findByText(/^More than 20% water/)).toBeTruthy();
  await user.type(screen.getByRole('spinbutton', { name: /^Honey taken/ }), '12,5');
  await user.type(screen.getByRole('textbox', { name: /^Lot/ }), 'A1');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const reason = await screen.findByRole('textbox', { name: /^What it will be used/ });
  await waitFor(() => expect(reason.getAttribute('aria-invalid')).toBe('true'));
  await user.click(screen.getByRole('checkbox', { name: 'Heather honey' }));
  await waitFor(() => expect(screen.queryByText(/^More than/)).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ waterPercent: 20.5, kilograms: 12.5, isHeather: true });
});

test('a harvest of counted frames needs no weight', async () => {
  const sent: HarvestInput[] = [];
  const { user } = visit(<HarvestScreen />, {
    path: '/registers/harvests/create?hiveIds=2',
    answers: fakeServer({ onHarvest: (input) => sent.push(input) }),
  });
  await user.type(await screen.findByRole('spinbutton', { name: 'Frames taken from Hive 2' }), '4');
  await user.type(screen.getByRole('textbox', { name: /^Lot/ }), 'A1');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ frames: [{ hiveId: '2', count: 4 }] });
  expect(sent[0]?.kilograms).toBeUndefined();
});

test('frames of a hive that is not ticked any more are no harvest of those that are', async () => {
  const sent: HarvestInput[] = [];
  const { user } = visit(<HarvestScreen />, {
    path: '/registers/harvests/create?hiveIds=1,2',
    answers: fakeServer({ onHarvest: (input) => sent.push(input) }),
  });
  await user.type(await screen.findByRole('spinbutton', { name: 'Frames taken from Hive 2' }), '4');
  await user.type(screen.getByRole('textbox', { name: /^Lot/ }), 'A1');
  await user.click(screen.getByRole('checkbox', { name: 'Hive 2' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const kilograms = screen.getByRole('spinbutton', { name: /^Honey taken/ });
  await waitFor(() => expect(kilograms.getAttribute('aria-invalid')).toBe('true'));
  expect(sent).toEqual([]);
});

test('a feeding of many hives is for each of them or shared, and what is stored is said to be an estimate', async () => {
  const sent: FeedingInput[] = [];
  const { user, services } = visit(<FeedingScreen />, {
    path: '/registers/feedings/create?hiveIds=1,2',
    answers: fakeServer({ onFeeding: (input) => sent.push(input) }),
  });
  await user.selectOptions(await screen.findByRole('combobox', { name: /^Sugar/ }), '3:2');
  await user.type(screen.getByRole('spinbutton', { name: /^Amount/ }), '6,5');
  await user.click(screen.getByRole('radio', { name: 'Litres' }));
  await user.click(screen.getByRole('radio', { name: 'for all hives, shared evenly' }));
  expect(await screen.findByText(/^An estimate: about 2\.5 kg/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(services.seen.paths).toEqual(['/registers']));
  expect(sent).toEqual([
    expect.objectContaining({
      ...{ hiveIds: ['1', '2'], feed: 'SYRUP', ratio: 'THREE_TO_TWO', amount: 6.5, unit: 'LITRES' },
      isPerHive: false,
    }),
  ]);
});

test('fondant has neither litres nor a ratio, and something else is said in words', async () => {
  const sent: FeedingInput[] = [];
  const { user } = visit(<FeedingScreen />, {
    path: '/registers/feedings/create?hiveIds=1',
    answers: fakeServer({ onFeeding: (input) => sent.push(input) }),
  });
  await user.selectOptions(await screen.findByRole('combobox', { name: /^Sugar/ }), '1:1');
  await user.click(screen.getByRole('radio', { name: 'Litres' }));
  await user.click(screen.getByRole('radio', { name: 'Fondant' }));
  expect(screen.queryByRole('radio', { name: 'Litres' })).toBeNull();
  await user.type(screen.getByRole('spinbutton', { name: /^Amount/ }), '2');
  await user.click(screen.getByRole('radio', { name: 'Something else' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const words = screen.getByRole('textbox', { name: /^In your own words/ });
  await waitFor(() => expect(words.getAttribute('aria-invalid')).toBe('true'));
  await user.type(words, 'Tea');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ feed: 'OTHER', words: 'Tea', unit: 'KILOGRAMS' });
  expect(sent[0]?.ratio).toBeUndefined();
});

test('a feeding is corrected by a form that begins with what was written', async () => {
  const sent: FeedingInput[] = [];
  const { user } = visit(<CorrectScreen />, {
    path: '/registers/3/correct',
    route: '/registers/:id/correct',
    answers: fakeServer({ entries: [aFeeding()], onFeeding: (input) => sent.push(input) }),
  });
  await user.type(await screen.findByRole('textbox', { name: /^Reason for the correction/ }), 'Misread');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ correctsId: '3', amount: 3, ratio: 'THREE_TO_TWO', unit: 'LITRES' });
});

test('a correction begins with what was written, names it, and asks why', async () => {
  const sent: TreatmentInput[] = [];
  const { user } = visit(<CorrectScreen />, {
    path: '/registers/1/correct',
    route: '/registers/:id/correct',
    answers: fakeServer({ onTreatment: (input) => sent.push(input) }),
  });
  await user.type(await screen.findByRole('textbox', { name: /^Reason for the correction/ }), 'Read wrongly');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ correctsId: '1', correctionReason: 'Read wrongly', batch: 'FA-2207' });
  expect(sent[0]?.reminders).toBeUndefined();
});

test('the page of an entry that is not there has a title that lacks no number', async () => {
  visit(<CorrectScreen />, {
    ...{ path: '/registers/404/correct', route: '/registers/:id/correct' },
    answers: fakeServer({ entries: [] }),
  });
  expect(await screen.findByText('Entry not found')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Records');
});

test.each([
  ['supers that were put on', someSupers({ id: '3' })],
  ['a bill', aProof({ id: '3' })],
  ['what only others may change', aFeeding({ canEdit: false })],
])('the address to correct %s says that there is nothing to correct', async (_, entry) => {
  visit(<CorrectScreen />, {
    ...{ path: '/registers/3/correct', route: '/registers/:id/correct' },
    answers: fakeServer({ entries: [entry] }),
  });
  expect(await screen.findByText('Entry not found')).toBeTruthy();
});

test('a reminder of a product with a long name ends with a whole character', async () => {
  const sent: TreatmentInput[] = [];
  const { user } = visit(<TreatmentScreen />, {
    path: '/registers/treatments/create?hiveIds=1',
    answers: fakeServer({ onTreatment: (input) => sent.push(input) }),
  });
  await user.selectOptions(await screen.findByRole('combobox', { name: /^Copy from/ }), 'Formic acid 60 %');
  const product = screen.getByRole('textbox', { name: /^Product/ });
  await user.clear(product);
  await user.click(product);
  await user.paste(`x${'🐝'.repeat(110)}`);
  await user.type(screen.getByRole('textbox', { name: /^Quantity/ }), '800 ml');
  await user.click(screen.getByRole('checkbox', { name: 'Give a second dose' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  const texts = sent[0]?.reminders?.map(({ text }) => text) ?? [];
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => !text.isWellFormed())).toEqual([]);
});
