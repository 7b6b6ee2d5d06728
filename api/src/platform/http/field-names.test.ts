import { inOurNames, namesInside, wirePathOf } from './field-names.ts';

const names = {
  color: 'hives.color',
  hex_color: 'color',
  layers: 'hives.layers',
  'layers.*.framecount': 'hives.layers.*.frameCount',
  impression: 'impression',
  impression_grade: 'impression',
  ...namesInside('new_queen', 'newQueen', { clipped: 'isClipped' }),
};

const bothWays = [
  ['client_id', 'clientId'],
  ['timezone', 'timeZone'],
  ['if-match', 'revision'],
  ['location_id', 'apiaryId'],
  ['color', 'hives.color'],
  ['hex_color', 'color'],
  ['layers.2.framecount', 'hives.layers.2.frameCount'],
  ['layers.2.color', 'hives.layers.2.color'],
  ['new_queen.clipped', 'newQueen.isClipped'],
  ['new_queen.birth_date', 'newQueen.birthDate'],
  ['items.774', 'items.774'],
  ['constructor', 'constructor'],
] as const;

test.each(bothWays)('%s of the wire is our %s, and the way back leads to it', (wire, ours) => {
  expect(inOurNames([{ path: wire, code: 'invalid' }], names)).toMatchObject([{ path: ours }]);
  expect(wirePathOf({ path: ours, code: 'invalid' }, names)).toBe(wire);
});

test('of two names on the wire the one that was sent is said, and of what nobody sent the first', () => {
  const [sent] = inOurNames([{ path: 'impression_grade', code: 'not_whole' }], names);
  expect(sent).toMatchObject({ path: 'impression' });
  expect(sent && wirePathOf(sent, names)).toBe('impression_grade');
  expect(wirePathOf({ path: 'impression', code: 'too_large' }, names)).toBe('impression');
});
