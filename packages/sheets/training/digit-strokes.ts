import { bell, between, type Chance, oneOf } from './chance.ts';

export interface Place {
  x: number;
  y: number;
}

/** A pen's way over the paper, in a digit's own box: 0 to 1 from left to right and from above. */
export type Stroke = readonly Place[];

type Ways = readonly [readonly Stroke[], ...(readonly Stroke[])[]];

const way = (...numbers: readonly number[]): Stroke =>
  Array.from({ length: numbers.length / 2 }, (_, at) => ({
    x: numbers[2 * at] ?? 0,
    y: numbers[2 * at + 1] ?? 0,
  }));

const round = way(0.55, 0, 0.15, 0.15, 0, 0.5, 0.15, 0.87, 0.5, 1, 0.85, 0.87, 1, 0.5, 0.87, 0.15, 0.5, 0);

/** How each digit is written, in America and on this side of the sea. */
const digitWays: readonly Ways[] = [
  [
    [round],
    [way(0.5, 0, 0.1, 0.2, 0, 0.6, 0.2, 0.95, 0.6, 1, 0.95, 0.75, 0.97, 0.35, 0.75, 0.05, 0.4, 0.02)],
    // Crossed, so that it is no O.
    [round, way(0.95, 0.1, 0.05, 0.9)],
    [way(0.8, 0.1, 0.4, 0, 0.05, 0.3, 0.02, 0.7, 0.3, 1, 0.7, 0.95, 0.95, 0.6, 0.95, 0.3, 0.7, 0, 0.5, 0.05)],
  ],
  [
    [way(0.5, 0, 0.5, 1)],
    [way(0.55, 0, 0.45, 1)],
    [way(0.2, 0.25, 0.6, 0, 0.6, 1)],
    // With a long way up, as in Germany and France.
    [way(0, 0.5, 0.35, 0.25, 0.7, 0, 0.7, 0.5, 0.7, 1)],
    [way(0.05, 0.4, 0.65, 0, 0.6, 1)],
    [way(0.25, 0.2, 0.55, 0, 0.55, 1), way(0.2, 1, 0.9, 1)],
  ],
  [
    [way(0.05, 0.25, 0.3, 0.02, 0.75, 0.05, 0.9, 0.3, 0.6, 0.6, 0, 1), way(0, 1, 0.5, 0.98, 1, 0.98)],
    [way(0.05, 0.2, 0.45, 0, 0.9, 0.2, 0.75, 0.5, 0.3, 0.85, 0.05, 1, 0.15, 0.8, 0.4, 0.85, 0.7, 1, 1, 0.92)],
    [way(0.05, 0.05, 0.9, 0.03, 0.5, 0.5, 0.05, 0.97), way(0.05, 0.97, 0.95, 0.97)],
  ],
  [
    [way(0.05, 0.15, 0.4, 0, 0.85, 0.15, 0.8, 0.38, 0.4, 0.48, 0.85, 0.58, 0.95, 0.8, 0.5, 1, 0, 0.9)],
    // With a flat top.
    [way(0.05, 0.02, 0.9, 0.02), way(0.9, 0.02, 0.4, 0.4, 0.8, 0.5, 0.95, 0.75, 0.6, 1, 0.02, 0.92)],
    [
      way(0.1, 0.08, 0.6, 0, 0.85, 0.2, 0.65, 0.42, 0.35, 0.45),
      way(0.35, 0.45, 0.85, 0.55, 0.9, 0.85, 0.45, 1, 0.05, 0.88),
    ],
  ],
  [
    [way(0.3, 0, 0.15, 0.3, 0.02, 0.6), way(0.02, 0.6, 0.98, 0.6), way(0.7, 0.3, 0.68, 1)],
    // Closed above.
    [way(0.7, 0, 0.05, 0.65), way(0.05, 0.65, 1, 0.65), way(0.7, 0, 0.7, 1)],
    [way(0.1, 0.02, 0.08, 0.5), way(0.08, 0.5, 0.85, 0.48), way(0.82, 0, 0.78, 1)],
    [way(0.55, 0, 0.02, 0.7), way(0.02, 0.7, 0.98, 0.68), way(0.62, 0.42, 0.55, 1)],
  ],
  [
    [
      way(0.15, 0.02, 0.1, 0.42),
      way(0.1, 0.42, 0.55, 0.35, 0.95, 0.6, 0.8, 0.92, 0.35, 1, 0.02, 0.88),
      way(0.15, 0.02, 0.9, 0.02),
    ],
    [
      way(0.9, 0.03, 0.2, 0.03),
      way(0.2, 0.03, 0.12, 0.45),
      way(0.12, 0.45, 0.6, 0.4, 0.92, 0.7, 0.6, 1, 0.05, 0.93),
    ],
    // In one stroke, much like an S.
    [way(0.95, 0.03, 0.3, 0.05, 0.15, 0.3, 0.4, 0.42, 0.85, 0.6, 0.8, 0.92, 0.4, 1, 0.02, 0.92)],
  ],
  [
    [way(0.75, 0, 0.35, 0.2, 0.08, 0.6, 0.2, 0.93, 0.55, 1, 0.9, 0.82, 0.8, 0.58, 0.45, 0.52, 0.12, 0.72)],
    [way(0.4, 0, 0.1, 0.4, 0.05, 0.75, 0.35, 1, 0.8, 0.95, 0.92, 0.7, 0.6, 0.55, 0.2, 0.65, 0.08, 0.8)],
    [way(0.9, 0.08, 0.5, 0, 0.1, 0.3, 0.05, 0.75, 0.4, 1, 0.85, 0.9, 0.9, 0.65, 0.55, 0.5, 0.12, 0.65)],
  ],
  [
    [way(0.05, 0.03, 0.95, 0.03), way(0.95, 0.03, 0.6, 0.45, 0.35, 1)],
    // Crossed, so that it is no 1.
    [way(0.05, 0.03, 0.95, 0.03), way(0.95, 0.03, 0.6, 0.5, 0.35, 1), way(0.25, 0.5, 0.9, 0.48)],
    [way(0.05, 0.15, 0.08, 0.03, 0.5, 0.05, 0.95, 0.03), way(0.95, 0.03, 0.55, 0.5, 0.4, 1)],
    [way(0, 0.1, 0.4, 0.02, 0.95, 0.05, 0.7, 0.4, 0.5, 1), way(0.3, 0.52, 0.95, 0.45)],
  ],
  [
    [
      way(
        0.8,
        0.12,
        0.45,
        0,
        0.12,
        0.18,
        0.3,
        0.42,
        0.75,
        0.6,
        0.9,
        0.82,
        0.5,
        1,
        0.08,
        0.82,
        0.25,
        0.58,
        0.75,
        0.35,
        0.8,
        0.12,
      ),
    ],
    [
      way(0.5, 0, 0.2, 0.1, 0.2, 0.35, 0.5, 0.46, 0.8, 0.35, 0.8, 0.1, 0.5, 0),
      way(0.5, 0.46, 0.08, 0.6, 0.08, 0.88, 0.5, 1, 0.92, 0.88, 0.92, 0.6, 0.5, 0.46),
    ],
    [
      way(
        0.9,
        0.05,
        0.4,
        0.02,
        0.15,
        0.25,
        0.5,
        0.48,
        0.9,
        0.75,
        0.5,
        1,
        0.1,
        0.78,
        0.4,
        0.5,
        0.85,
        0.3,
        0.85,
        0.1,
      ),
    ],
  ],
  [
    [
      way(0.85, 0.15, 0.45, 0, 0.08, 0.2, 0.15, 0.45, 0.5, 0.52, 0.85, 0.3, 0.87, 0.12),
      way(0.87, 0.12, 0.82, 0.6, 0.75, 1),
    ],
    [way(0.9, 0.1, 0.45, 0, 0.05, 0.25, 0.25, 0.5, 0.65, 0.45, 0.9, 0.15, 0.88, 0.65, 0.6, 0.97, 0.15, 0.95)],
    [way(0.85, 0.2, 0.5, 0.02, 0.1, 0.22, 0.35, 0.5, 0.8, 0.35, 0.85, 0.1, 0.8, 0.5, 0.45, 1)],
  ],
];

/** A digit as somebody writes it in a hurry, along its curves. */
export function digitStrokes(chance: Chance, digit: number): Stroke[] {
  const ways = digitWays[digit] ?? digitWays[0];
  if (ways === undefined) return [];
  const unrest = between(chance, 0.01, 0.055);
  return oneOf(chance, ways).map((stroke) =>
    curve(stroke.map(({ x, y }) => ({ x: x + unrest * bell(chance), y: y + unrest * bell(chance) }))),
  );
}

/** What is no digit: dashes, ticks, crosses, unexpected letters, something struck out. */
export function otherStrokes(chance: Chance): Stroke[] {
  const place = () => ({ x: between(chance, -0.05, 1.05), y: between(chance, -0.05, 1.05) });
  const scribble = (count: number) => curve(Array.from({ length: count }, place));
  const struck = (digit: number) => [
    ...digitStrokes(chance, digit),
    ...Array.from({ length: 1 + Math.floor(chance() * 3) }, () => {
      const [from, to] = [between(chance, 0, 1), between(chance, 0, 1)];
      return way(-0.15, from, 1.15, to);
    }),
  ];
  const kinds = [
    () => [way(0, 0.5, 1, between(chance, 0.4, 0.6))],
    () => [way(0, 0.6, 0.35, 1, 1, 0)],
    () => [way(0, 0, 1, 1), way(1, 0, 0, 1)],
    () => [scribble(7 + Math.floor(chance() * 9))],
    () => [scribble(4), scribble(4)],
    () => struck(Math.floor(chance() * 10)),
    () => [
      ...digitStrokes(chance, Math.floor(chance() * 10)),
      ...digitStrokes(chance, Math.floor(chance() * 10)),
    ],
    () => [way(0.3, 0.05, 0.05, 0.05, 0.3, 0.05), way(0.5, 0.3, 0.5, 0.75), way(0.5, 0.95, 0.52, 0.97)],
    // A question mark, an A, an x, an n.
    () => [curve(way(0.1, 0.2, 0.5, 0, 0.9, 0.25, 0.5, 0.5, 0.5, 0.75)), way(0.5, 0.95, 0.52, 0.98)],
    () => [way(0, 1, 0.5, 0, 1, 1), way(0.2, 0.6, 0.8, 0.6)],
    () => [curve(way(0.05, 0.4, 0.1, 1)), curve(way(0.1, 0.6, 0.4, 0.38, 0.8, 0.5, 0.85, 1))],
  ] as const;
  return oneOf(chance, kinds)();
}

/** Catmull and Rom's curve through all places. */
function curve(places: Stroke): Stroke {
  if (places.length < 3) return places;
  const at = (index: number) => places[Math.min(Math.max(index, 0), places.length - 1)] ?? { x: 0, y: 0 };
  const smooth: Place[] = [];
  for (let index = 0; index < places.length - 1; index += 1) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    for (let step = 0; step < 6; step += 1) {
      const t = step / 6;
      const between4 = (p: number, q: number, r: number, s: number) =>
        0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t ** 3);
      smooth.push({ x: between4(a.x, b.x, c.x, d.x), y: between4(a.y, b.y, c.y, d.y) });
    }
  }
  return [...smooth, at(places.length - 1)];
}
