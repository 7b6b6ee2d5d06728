import { namedValues, unknownNames } from './named-values.ts';

const quantities = [
  { key: 't', name: 'Temperature', unit: '°C', isCharted: true },
  { key: 'w_v', name: 'Weight (raw)', isCharted: false },
  { key: 'weight_kg', name: 'Weight', unit: 'kg', isCharted: true },
  { key: 's_bin_0_201', name: 'Sound 0–201 Hz', isCharted: true },
];

test('the weight comes first, then what people follow, then sound, raw values, and names nobody knows', () => {
  const sent = ['x', 's_bin_0_201', 'w_v', 't', 'weight_kg'].map((name, value) => ({ name, value }));
  expect(namedValues(sent, quantities)).toEqual([
    { key: 'weight_kg', name: 'Weight', value: 4, unit: 'kg' },
    { key: 't', name: 'Temperature', value: 3, unit: '°C' },
    { key: 's_bin_0_201', name: 'Sound 0–201 Hz', value: 1, unit: undefined },
    { key: 'w_v', name: 'Weight (raw)', value: 2, unit: undefined },
    { key: 'x', name: 'x', value: 0, unit: undefined },
  ]);
});

test('a name is known as a quantity or as the input of a definition', () => {
  const values = ['t', 'weight_g', 'foo'].map((name) => ({ name }));
  const definitions = [{ input: 'weight_g' }];
  expect(unknownNames({ newest: { values }, definitions }, quantities)).toEqual(['foo']);
  expect(unknownNames({ newest: null, definitions }, quantities)).toEqual([]);
});
