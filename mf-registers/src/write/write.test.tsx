import { dayAfter } from '@skep/domain';
import { screen, waitFor } from '@testing-library/react';
import type { HarvestInput, TreatmentInput } from '../generated/graphql.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { visit } from '../testing/visit.ts';
import { CorrectScreen } from './CorrectScreen.tsx';
import { HarvestScreen } from './HarvestScreen.tsx';
import { TreatmentScreen } from './TreatmentScreen.tsx';

test('a product fills the form as it was used before, and a whole apiary is ticked at once', async () => {
  const sent: TreatmentInput[] = [];
  const { user, services } = visit(<TreatmentScreen />, {
    path: '/registers/treatments/create',
    answers: fakeServer({ onTreatment: (input) => sent.push(input) }),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'All of Orchard' }));
  await user.selectOptions(screen.getByRole('combobox', { name: /^Fill in/ }), 'Formic acid 60 %');
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

test('what is to be done after a treatment is offered ticked with its days, and sent as reminders', async () => {
  const sent: TreatmentInput[] = [];
  const { user } = visit(<TreatmentScreen />, {
    path: '/registers/treatments/create?hiveIds=1',
    answers: fakeServer({ onTreatment: (input) => sent.push(input) }),
  });
  await user.selectOptions(await screen.findByRole('combobox', { name: /^Fill in/ }), 'Formic acid 60 %');
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

test('honey that has to wait is told with the first day on which it may be taken, and asks why', async () => {
  const sent: HarvestInput[] = [];
  const { user } = visit(<HarvestScreen />, {
    path: '/registers/harvests/create?hiveIds=2',
    answers: fakeServer({ onHarvest: (input) => sent.push(input) }),
  });
  const first = await screen.findByRole('checkbox', { name: 'Hive 1' });
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(first);
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Hive 1: Formic acid 60 % – Honey from 14 Aug 2099',
  );
  await user.type(screen.getByRole('textbox', { name: /^Why/ }), 'Fed back');
  await user.type(screen.getByRole('spinbutton', { name: /^Honey taken/ }), '12');
  await user.type(screen.getByRole('textbox', { name: /^Lot/ }), 'A1');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ hiveIds: ['2', '1'], withdrawalReason: 'Fed back', kilograms: 12 });
});

test('water that may not be sold is refused at its field, and more of it is allowed in heather honey', async () => {
  const { user } = visit(<HarvestScreen />, {
    path: '/registers/harvests/create?hiveIds=2',
    answers: fakeServer(),
  });
  await user.type(await screen.findByRole('spinbutton', { name: /^Water/ }), '20.5');
  expect(await screen.findByText(/^More than 20 % water/)).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Heather honey' }));
  await waitFor(() => expect(screen.queryByText(/^More than/)).toBeNull());
});

test('a correction begins with what was written, names it, and asks why', async () => {
  const sent: TreatmentInput[] = [];
  const { user } = visit(<CorrectScreen />, {
    path: '/registers/1/correct',
    route: '/registers/:id/correct',
    answers: fakeServer({ onTreatment: (input) => sent.push(input) }),
  });
  await user.type(await screen.findByRole('textbox', { name: /^Why it is corrected/ }), 'Read wrongly');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ correctsId: '1', correctionReason: 'Read wrongly', batch: 'FA-2207' });
  expect(sent[0]?.reminders).toBeUndefined();
});
