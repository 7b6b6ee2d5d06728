import { createFakeServices, fakePerson } from '@skep/remote-kit/testing';
import { screen } from '@testing-library/react';
import type { ChecklistInputKind } from '../generated/graphql.ts';
import { visit } from '../testing/visit.ts';
import { AnswerCell } from './AnswerCell.tsx';

const show = (input: ChecklistInputKind, value: string, text = value) =>
  visit(<AnswerCell input={input} answer={{ value, text }} />);

test.each<[ChecklistInputKind, string, string, string]>([
  ['SQUARE_25CM2', '4.5', '4.5', '112.5 cm² (4.5 squares)'],
  ['NUMBER_2_DECIMALS', '1234.5', '1234.5', '1,234.5'],
  ['NUMBER_DEGREES', '0', '0', '0'],
  ['DATE', '2026-06-03 14:05:00', '2026-06-03 14:05:00', '3 Jun 2026, 14:05'],
  ['TEXT', '=1+1', '=1+1', '=1+1'],
])('%s %s is read as %s → %s', async (input, value, text, shown) => {
  show(input, value, text);
  expect(
    (await screen.findByText((content) => content.replaceAll('\u202f', ' ').includes(shown))).textContent,
  ).toBeTruthy();
});

test('choices stand apart, faces and stars are said in words', async () => {
  show('LIST', '1,2', 'Calm, Nervous');
  await screen.findByText('Calm');
  screen.getByText('Nervous');
  show('SMILEYS_3', '1', '8-(');
  expect(screen.getByRole('img', { name: 'Bad' })).toBeTruthy();
  show('SCORE', '3');
  expect(screen.getByRole('img', { name: '3 of 5 stars' })).toBeTruthy();
});

test('a name with a comma in it stays whole', async () => {
  show('OPTIONS', '7', 'Sugar, dry');
  await screen.findByText('Sugar, dry');
});

test.each([
  ['10', { unit: 'кг', unitKey: 'kg' }, '22.046\u00a0lb'],
  ['0', { unit: '°C', unitKey: 'celsius' }, '32\u00a0°F'],
  ['12', { unit: 'mm', unitKey: 'millimeter' }, '12\u00a0mm'],
  // Of a person's own item nobody knows what its unit means.
  ['10', { unit: 'kg', unitKey: null }, '10\u00a0kg'],
])('%s in %j is read by who chose pounds and Fahrenheit as %s', async (value, unit, shown) => {
  const person = { ...fakePerson, units: { weight: 'lb', temperature: 'fahrenheit' } } as const;
  visit(<AnswerCell input="NUMBER" answer={{ value, text: value, ...unit }} />, {
    services: createFakeServices({ session: { kind: 'signedIn', person } }),
  });
  expect(
    await screen.findByText((_, element) => element?.textContent === shown && !element.children.length),
  ).toBeTruthy();
});
