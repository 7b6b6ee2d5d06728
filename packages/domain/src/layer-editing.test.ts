import {
  addLayer,
  canMove,
  colourAll,
  colourLayer,
  type EditedLayer,
  framesOfAll,
  moveLayer,
  newLayer,
  putLayer,
  removeLayer,
  setAllFrames,
  setFrames,
  withKeys,
} from './layer-editing.ts';

const summer = withKeys([
  { kind: 'honey', frameCount: 8 },
  { kind: 'queen_excluder' },
  { kind: 'brood', frameCount: 10 },
  { kind: 'brood', frameCount: 11 },
]);

const kinds = (layers: readonly EditedLayer[]) => layers.map(({ kind }) => kind).join(' ');
const keyOf = (layers: readonly EditedLayer[], index: number) => layers[index]?.key ?? '';

test('a new layer is where a beekeeper would put it', () => {
  expect(kinds(addLayer(summer, 'feeding_box'))).toBe('feeding_box honey queen_excluder brood brood');
  expect(kinds(addLayer(addLayer(summer, 'feeding_box'), 'honey'))).toBe(
    'feeding_box honey honey queen_excluder brood brood',
  );
  expect(kinds(addLayer(summer, 'brood'))).toBe('honey queen_excluder brood brood brood');
  expect(kinds(addLayer(withKeys([{ kind: 'honey' }, { kind: 'brood' }]), 'queen_excluder'))).toBe(
    'honey queen_excluder brood',
  );
  expect(kinds(addLayer(withKeys([{ kind: 'honey' }]), 'brood'))).toBe('honey brood');
  expect(kinds(addLayer([], 'queen_excluder'))).toBe('queen_excluder');
});

test('a new box has as many frames as the fullest one, other layers have none', () => {
  expect(addLayer(summer, 'honey')[0]?.frameCount).toBe(11);
  expect(addLayer([], 'brood')[0]?.frameCount).toBe(10);
  expect(addLayer(summer, 'feeding_box')[0]?.frameCount).toBeUndefined();
});

test('every layer keeps a key of its own, whatever is added and removed', () => {
  const grown = addLayer(addLayer(removeLayer(summer, keyOf(summer, 1)), 'honey'), 'brood');
  expect(new Set(grown.map(({ key }) => key)).size).toBe(grown.length);
});

test('a layer changes places with its neighbour', () => {
  const moved = moveLayer(summer, keyOf(summer, 0), 'down');
  expect(kinds(moved)).toBe('queen_excluder honey brood brood');
  expect(moveLayer(moved, keyOf(summer, 0), 'up')).toEqual(summer);
});

test('the ends stay where they are', () => {
  expect(moveLayer(summer, keyOf(summer, 0), 'up')).toBe(summer);
  expect(moveLayer(summer, keyOf(summer, 3), 'down')).toBe(summer);
  expect(moveLayer(summer, 'unknown', 'down')).toBe(summer);
});

test('a feeder stays on top of everything', () => {
  const fed = addLayer(summer, 'feeding_box');
  expect(canMove(fed, keyOf(fed, 0), 'down')).toBe(false);
  expect(canMove(fed, keyOf(fed, 1), 'up')).toBe(false);
  const twice = addLayer(fed, 'feeding_box');
  expect(canMove(twice, keyOf(twice, 0), 'down')).toBe(true);
});

test('one layer is painted, or all of them', () => {
  const painted = colourLayer(summer, keyOf(summer, 2), '#2dbde5');
  expect(painted.map(({ color }) => color)).toEqual([undefined, undefined, '#2dbde5', undefined]);
  expect(colourAll(painted, '#d80d0d').every(({ color }) => color === '#d80d0d')).toBe(true);
  expect(colourAll(painted, undefined).every(({ color }) => color === undefined)).toBe(true);
});

test('frames are set for one box, or for all boxes and nothing else', () => {
  expect(setFrames(summer, keyOf(summer, 0), 5)[0]?.frameCount).toBe(5);
  expect(setAllFrames(summer, 12).map(({ frameCount }) => frameCount)).toEqual([12, undefined, 12, 12]);
});

test('the frames of all are those of the fullest box', () => {
  expect(framesOfAll(summer)).toBe(11);
  expect(framesOfAll([])).toBeUndefined();
  expect(framesOfAll(setFrames(summer, keyOf(summer, 3), Number.NaN))).toBe(10);
});

test('a layer is put onto another one, or onto the floor', () => {
  const [top] = summer;
  expect(top && kinds(putLayer(summer, top, keyOf(summer, 3)))).toBe('queen_excluder brood honey brood');
  expect(top && kinds(putLayer(summer, top, undefined))).toBe('queen_excluder brood brood honey');
  const box = newLayer(summer, 'honey');
  expect(kinds(putLayer(summer, box, keyOf(summer, 1)))).toBe('honey honey queen_excluder brood brood');
});

test('wherever a layer is put, feeders stay on top and no layer is lost', () => {
  const fed = addLayer(addLayer(summer, 'feeding_box'), 'feeding_box');
  for (const layer of [...fed, newLayer(fed, 'honey'), newLayer(fed, 'feeding_box')]) {
    for (const onto of [...fed.map(({ key }) => key), undefined]) {
      const layers = putLayer(fed, layer, onto);
      expect(new Set(layers)).toEqual(new Set([...fed, layer]));
      const areFeeders = layers.map(({ kind }) => kind === 'feeding_box');
      expect(areFeeders).toEqual(areFeeders.toSorted().toReversed());
    }
  }
});
