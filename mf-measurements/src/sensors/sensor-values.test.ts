import { inOrder, sensorInput, sensorValues } from './sensor-values.ts';

const former = {
  __typename: 'SensorDefinition' as const,
  id: '71',
  revision: 1,
  name: 'Scale',
  isInside: null,
  offset: 1000,
  multiplier: 0.01,
  input: 'w_v',
  output: 'weight_kg',
  validFrom: '2026-05-03T12:05:37+00:00',
};
const form = { name: 'Scale', offset: 0, multiplier: 1, input: 'w_v', output: 'weight_kg' };

test('a moment that nobody changed keeps its seconds', () => {
  const { validFrom } = sensorValues(former, '');
  if (validFrom === undefined) throw new Error('None.');
  expect(sensorInput({ ...form, validFrom }, former).validFrom).toBe('2026-05-03T12:05:37+00:00');
  expect(sensorInput({ ...form, validFrom: '2026-06-01T08:00' }, former).validFrom).toBe(
    new Date('2026-06-01T08:00').toISOString(),
  );
  expect(sensorInput(form, former).validFrom).toBeNull();
});

test('rows stand by what comes out, what goes in, and the newest first', () => {
  const rows = [
    { input: 'w_v', output: 'weight_kg', validFrom: '2026-01-01' },
    { input: 't_0', output: 't_i', validFrom: '2026-01-01' },
    { input: 'w_v', output: 'weight_kg', validFrom: '2026-05-01' },
  ];
  expect(inOrder(rows)).toEqual([rows[1], rows[2], rows[0]]);
});
