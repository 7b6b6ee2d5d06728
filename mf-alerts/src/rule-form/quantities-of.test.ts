import { quantitiesOf } from './quantities-of.ts';

const quantity = (key: string, isCharted = true) => ({
  __typename: 'Quantity' as const,
  key,
  name: key,
  unit: null,
  isCharted,
});

test('what the devices send comes first, and raw values last, those that are sent too', () => {
  const choices = {
    devices: [
      {
        __typename: 'Device' as const,
        id: '7',
        newest: {
          __typename: 'NewestValues' as const,
          values: ['weight_kg', 'w_v'].map((name) => ({ __typename: 'NamedValue' as const, name })),
        },
      },
      { __typename: 'Device' as const, id: '8', newest: null },
    ],
    quantities: [quantity('w_v', false), quantity('t_i'), quantity('weight_kg')],
    weatherQuantities: [quantity('rain')],
    modelQuantity: null,
    modelName: 'Model',
  };
  expect(quantitiesOf(choices).map(({ key, kind }) => [key, kind])).toEqual([
    ['weight_kg', 'sent'],
    ['t_i', undefined],
    ['rain', undefined],
    ['w_v', 'raw'],
  ]);
});
