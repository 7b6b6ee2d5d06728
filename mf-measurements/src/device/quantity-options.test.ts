import { quantityOptions } from './quantity-options.ts';

const quantities = [
  { key: 'weight_kg', name: 'Weight' },
  { key: 't', name: 'Temperature' },
  { key: 'bv', name: 'Battery' },
];

test('quantities are offered by name, whatever order they come in', () => {
  const keys = quantityOptions(quantities).map(({ value }) => value);
  expect(keys).toEqual(['bv', 't', 'weight_kg']);
});

test('what a device sends under a name that nobody knows comes first, once', () => {
  const keys = quantityOptions(quantities, ['w_v', 't', '']).map(({ value }) => value);
  expect(keys).toEqual(['w_v', 'bv', 't', 'weight_kg']);
});
