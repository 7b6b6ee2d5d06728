import { act, screen } from '@testing-library/react';
import { draw } from '../testing/draw.tsx';
import { HiveDrawing } from './HiveDrawing.tsx';
import { type HiveLayer, placeLayers } from './hive-layers.ts';

const summer: HiveLayer[] = [
  { kind: 'honey', color: '#2dbde5' },
  { kind: 'queen_excluder' },
  { kind: 'brood', frameCount: 11 },
  { kind: 'brood' },
];

test('it is an image with a name, or decorative without one', () => {
  const { redraw, container } = draw(<HiveDrawing layers={summer} label="A super on two brood boxes" />);
  expect(screen.getByRole('img', { name: 'A super on two brood boxes' })).toBeTruthy();
  redraw(<HiveDrawing layers={summer} label="" />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('a lazy one keeps its place, and is drawn when it comes near to sight or is printed', () => {
  const watched = new Map<Element, (isIntersecting: boolean) => void>();
  globalThis.IntersectionObserver = class {
    readonly setSight: IntersectionObserverCallback;
    constructor(setSight: IntersectionObserverCallback) {
      this.setSight = setSight;
    }
    observe(target: Element) {
      watched.set(target, (isIntersecting) =>
        this.setSight([{ isIntersecting } as IntersectionObserverEntry], this as never),
      );
    }
    disconnect() {
      watched.clear();
    }
  } as unknown as typeof IntersectionObserver;
  const { container, redraw } = draw(<HiveDrawing layers={summer} label="" loading="lazy" />);
  const drawing = () => container.querySelector('svg') as SVGSVGElement;
  expect(drawing().getAttribute('height')).not.toBe('0');
  const setSight = watched.get(drawing());
  act(() => setSight?.(false));
  expect(drawing().childElementCount).toBe(0);
  act(() => setSight?.(true));
  expect(drawing().childElementCount).toBeGreaterThan(0);
  redraw(<HiveDrawing key="another" layers={summer} label="" loading="lazy" />);
  expect(drawing().childElementCount).toBe(0);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(drawing().childElementCount).toBeGreaterThan(0);
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

test('layers stand from top to bottom without gaps, in the known heights', () => {
  const { layers, floorY } = placeLayers(summer, undefined, 'medium');
  expect(layers.map(({ kind, height }) => [kind, height])).toEqual([
    ['honey', 18],
    ['queen_excluder', 4],
    ['brood', 30],
    ['brood', 30],
  ]);
  layers.forEach((layer, index) => {
    expect(layer.y + layer.height).toBe(layers[index + 1]?.y ?? floorY);
  });
});

test('a hive is as wide as its widest box: 6 px a frame, 3.5 when small, 12 when large', () => {
  expect(placeLayers(summer, undefined, 'medium').boxWidth).toBe(66);
  expect(placeLayers([{ kind: 'brood' }], undefined, 'small').boxWidth).toBe(35);
  expect(placeLayers([{ kind: 'brood', frameCount: 6 }], undefined, 'large').boxWidth).toBe(72);
});

test("a layer has its own colour, else the hive's, else amber", () => {
  const colors = (hiveColor?: string) =>
    placeLayers(summer, hiveColor, 'medium').layers.map(({ color }) => color);
  expect(colors('#27820e')).toEqual(['#2dbde5', '#27820e', '#27820e', '#27820e']);
  expect(colors()[1]).toBe('#f8b133');
});

test('as many frames show as hang in the box', () => {
  const { container } = draw(
    <HiveDrawing layers={[{ kind: 'brood', frameCount: 7 }]} label="Seven frames" />,
  );
  const ends = container.querySelector('path[fill="#ecd9ac"]')?.getAttribute('d') ?? '';
  expect(ends.match(/M/g)).toHaveLength(7);
});

test('a hive without layers is still a hive', () => {
  draw(<HiveDrawing layers={[]} label="No boxes yet" />);
  expect(screen.getByRole('img', { name: 'No boxes yet' })).toBeTruthy();
});
