import { fakePerson } from '@skep/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { BookScreen } from './entries/BookScreen.tsx';
import { CorrectScreen } from './entry-forms/CorrectScreen.tsx';
import { FeedingScreen } from './entry-forms/FeedingScreen.tsx';
import { HarvestScreen } from './entry-forms/HarvestScreen.tsx';
import type { FeedingInput, HarvestInput } from './generated/graphql.ts';
import { YieldsScreen } from './honey/YieldsScreen.tsx';
import { SheetScreen } from './printable-register/SheetScreen.tsx';
import { aFeeding, aHarvest, aTreatment, formicAcid, someJars } from './testing/entries.ts';
import { fakeServer } from './testing/fake-server.ts';
import { fakeHoney } from './testing/honey.ts';
import { visit } from './testing/visit.ts';

const units = { weight: 'lb', temperature: 'fahrenheit' } as const;
const session = { kind: 'signedIn' as const, person: { ...fakePerson, units } };

const entries = [
  aFeeding(),
  aHarvest(),
  someJars(),
  aTreatment({ id: '9', treatment: { ...formicAcid, temperatureCelsius: 12.5 } }),
];

test.each([
  ['register', <BookScreen key="book" />, '/registers'],
  ['printed sheet', <SheetScreen key="sheet" />, '/registers/sheet?year=2026'],
])('the %s has pounds, gallons, ounces and Fahrenheit', async (_, page, path) => {
  visit(page, { path, answers: fakeServer({ entries }), session });
  expect(await screen.findByText(/0\.79 US gal per hive/)).toBeTruthy();
  const text = document.body.textContent ?? '';
  for (const amount of ['39.7 lb', '17.6 oz', '54.5°F', '5.1 lb']) expect(text).toContain(amount);
  expect(text).not.toMatch(/\d (kg|g|L)\b|°C/);
});

test('yields are in pounds', async () => {
  visit(<YieldsScreen />, { path: '/registers/yields?year=2026', answers: fakeHoney(), session });
  expect((await screen.findByRole('table')).textContent).toContain('40.6 lb');
});

test('a feeding in gallons is stored in litres', async () => {
  const sent: FeedingInput[] = [];
  const { user } = visit(<FeedingScreen />, {
    path: '/registers/feedings/create?hiveIds=1',
    answers: fakeServer({ onFeeding: (input) => sent.push(input) }),
    session,
  });
  await user.click(await screen.findByRole('radio', { name: 'US gallons' }));
  await user.type(screen.getByRole('spinbutton', { name: /^Amount/ }), '2');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toMatchObject([{ amount: 7.571, unit: 'LITRES' }]));
});

test('a number stays as it is read when its unit changes', async () => {
  const { user } = visit(<FeedingScreen />, {
    path: '/registers/feedings/create?hiveIds=1',
    answers: fakeServer(),
    session,
  });
  const amount = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: /^Amount/ }).value;
  await user.type(await screen.findByRole('spinbutton', { name: /^Amount/ }), '5');
  for (const name of ['US gallons', 'Pounds', 'US gallons', 'Fondant']) {
    await user.click(screen.getByRole('radio', { name }));
    expect(Number(amount())).toBe(5);
  }
});

test('a harvest in pounds is stored in kilograms', async () => {
  const sent: HarvestInput[] = [];
  const { user } = visit(<HarvestScreen />, {
    path: '/registers/harvests/create?hiveIds=2',
    answers: fakeServer({ onHarvest: (input) => sent.push(input) }),
    session,
  });
  await user.type(await screen.findByRole('spinbutton', { name: /^Honey taken/ }), '40');
  await user.type(screen.getByRole('textbox', { name: /^Lot number/ }), 'L1');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toMatchObject([{ kilograms: 18.144 }]));
});

test('a correction that leaves the amount as it is sends what was stored', async () => {
  const sent: FeedingInput[] = [];
  const { user } = visit(<CorrectScreen />, {
    path: '/registers/3/correct',
    route: '/registers/:id/correct',
    answers: fakeServer({ entries: [aFeeding()], onFeeding: (input) => sent.push(input) }),
    session,
  });
  await user.type(await screen.findByRole('textbox', { name: /^Reason for the correction/ }), 'Misread');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toMatchObject([{ amount: 3, unit: 'LITRES' }]));
});
