import {
  type Convolution,
  connect,
  convolve,
  type Dense,
  emptyPlanes,
  flattened,
  type Planes,
  pool,
  softmax,
  withoutNegatives,
} from '../src/digits/layers.ts';
import { inputPlanes, type Network } from '../src/digits/network.ts';
import type { Sample } from './samples.ts';

type Layer = Convolution | Dense;

/** How each weight would make samples worse, summed over a few of them; and what Adam remembers of it. */
interface Slope {
  values: Float32Array;
  mean: Float32Array;
  square: Float32Array;
  weights: Float32Array;
}

export interface Learner {
  network: Network;
  slopes: ReadonlyMap<Float32Array, Slope>;
  steps: number;
}

export function learnerOf(network: Network): Learner {
  const layers: Layer[] = [...network.convolutions, network.hidden, network.last];
  const all = layers.flatMap(({ weights, biases }) => [weights, biases]);
  const slopes = new Map(
    all.map((weights) => [
      weights,
      {
        weights,
        values: new Float32Array(weights.length),
        mean: new Float32Array(weights.length),
        square: new Float32Array(weights.length),
      },
    ]),
  );
  return { network, slopes, steps: 0 };
}

/** Adds what one sample says, and tells whether it was right already. */
export function study({ network, slopes }: Learner, { picture, label }: Sample): boolean {
  const input = inputPlanes(picture);
  const seen: { from: Planes; to: Planes; pooled: Planes }[] = [];
  let from = input;
  for (const layer of network.convolutions) {
    const to = convolve(from, layer);
    const pooled = pool(to);
    seen.push({ from, to, pooled });
    from = pooled;
  }
  const flat = flattened(from);
  const hidden = withoutNegatives(connect(flat, network.hidden));
  const chances = softmax(connect(hidden, network.last), 1);
  const wrong = Float32Array.from(chances, (chance, at) => chance - (at === label ? 1 : 0));
  const back = (layer: Layer) => ({
    weights: slopes.get(layer.weights)?.values ?? new Float32Array(0),
    biases: slopes.get(layer.biases)?.values ?? new Float32Array(0),
  });
  const hiddenWrong = connectBack(hidden, network.last, wrong, back(network.last));
  for (const [at, value] of hidden.entries()) if (value <= 0) hiddenWrong[at] = 0;
  let planesWrong = unflattened(connectBack(flat, network.hidden, hiddenWrong, back(network.hidden)), from);
  for (let at = seen.length - 1; at >= 0; at -= 1) {
    const [layer, step] = [network.convolutions[at], seen[at]];
    if (layer === undefined || step === undefined) break;
    planesWrong = convolveBack(step, layer, {
      wrong: poolBack(step, planesWrong),
      slopes: back(layer),
      isFirst: at === 0,
    });
  }
  return chances.indexOf(Math.max(...chances)) === label;
}

/** Adam's step by all that was studied since the last one. */
export function learn(learner: Learner, { rate, count }: { rate: number; count: number }): void {
  learner.steps += 1;
  const [meanLeft, squareLeft] = [1 - 0.9 ** learner.steps, 1 - 0.999 ** learner.steps];
  for (const { weights, values, mean, square } of learner.slopes.values()) {
    for (let at = 0; at < weights.length; at += 1) {
      const slope = (values[at] ?? 0) / count;
      const newMean = 0.9 * (mean[at] ?? 0) + 0.1 * slope;
      const newSquare = 0.999 * (square[at] ?? 0) + 0.001 * slope * slope;
      mean[at] = newMean;
      square[at] = newSquare;
      // Weights that nothing needs fade.
      const fade = 1e-4 * (weights[at] ?? 0);
      weights[at] =
        (weights[at] ?? 0) - rate * (newMean / meanLeft / (Math.sqrt(newSquare / squareLeft) + 1e-8) + fade);
    }
    values.fill(0);
  }
}

interface LayerSlopes {
  weights: Float32Array;
  biases: Float32Array;
}

function connectBack(
  input: Float32Array,
  { inputs, outputs, weights }: Dense,
  wrong: Float32Array,
  slopes: LayerSlopes,
): Float32Array {
  const back = new Float32Array(inputs);
  for (let to = 0; to < outputs; to += 1) {
    const share = wrong[to] ?? 0;
    if (share === 0) continue;
    slopes.biases[to] = (slopes.biases[to] ?? 0) + share;
    for (let from = 0; from < inputs; from += 1) {
      const at = to * inputs + from;
      slopes.weights[at] = (slopes.weights[at] ?? 0) + share * (input[from] ?? 0);
      back[from] = (back[from] ?? 0) + share * (weights[at] ?? 0);
    }
  }
  return back;
}

function unflattened(flat: Float32Array, { count, side }: Planes): Planes {
  const planes = emptyPlanes(count, side);
  for (let plane = 0; plane < count; plane += 1)
    for (let y = 0; y < side; y += 1) {
      const from = (plane * side + y) * side;
      planes.values.set(flat.subarray(from, from + side), plane * (side + 2) ** 2 + (y + 1) * (side + 2) + 1);
    }
  return planes;
}

/** To the largest of each four, and only where it is above zero. */
function poolBack({ to, pooled }: { to: Planes; pooled: Planes }, wrong: Planes): Planes {
  const back = emptyPlanes(to.count, to.side);
  const [row, halfRow] = [to.side + 2, pooled.side + 2];
  for (let plane = 0; plane < to.count; plane += 1)
    for (let y = 0; y < pooled.side; y += 1)
      for (let x = 0; x < pooled.side; x += 1) {
        const half = plane * halfRow ** 2 + (y + 1) * halfRow + x + 1;
        const most = pooled.values[half] ?? 0;
        if (most <= 0) continue;
        const at = plane * row ** 2 + (2 * y + 1) * row + 2 * x + 1;
        const largest = [at, at + 1, at + row, at + row + 1].find((one) => to.values[one] === most) ?? at;
        back.values[largest] = wrong.values[half] ?? 0;
      }
  return back;
}

/** Of four that were pooled three have no part in what came out: only those that have are gone through. */
function convolveBack(
  { from }: { from: Planes },
  { inputs, outputs, weights }: Convolution,
  { wrong, slopes, isFirst }: { wrong: Planes; slopes: LayerSlopes; isFirst: boolean },
): Planes {
  const back = emptyPlanes(inputs, from.side);
  const row = from.side + 2;
  const plane = row * row;
  const places = new Int32Array(plane);
  for (let to = 0; to < outputs; to += 1) {
    const values = wrong.values.subarray(to * plane, (to + 1) * plane);
    let count = 0;
    for (let at = 0; at < plane; at += 1) if (values[at] !== 0) places[count++] = at;
    const parts = places.subarray(0, count);
    slopes.biases[to] = (slopes.biases[to] ?? 0) + parts.reduce((sum, at) => sum + (values[at] ?? 0), 0);
    for (let input = 0; input < inputs; input += 1)
      for (let tap = 0; tap < 9; tap += 1) {
        const at = (to * inputs + input) * 9 + tap;
        const shift = input * plane + (Math.floor(tap / 3) - 1) * row + (tap % 3) - 1;
        slopes.weights[at] = (slopes.weights[at] ?? 0) + product(values, from.values, { parts, shift });
        if (!isFirst) addBack(back.values, values, { parts, shift, weight: weights[at] ?? 0 });
      }
  }
  clearBorders(back);
  return back;
}

interface Shifted {
  parts: Int32Array;
  shift: number;
}

function product(wrong: Float32Array, input: Float32Array, { parts, shift }: Shifted): number {
  let sum = 0;
  for (let part = 0; part < parts.length; part += 1) {
    const at = parts[part] ?? 0;
    sum += (wrong[at] ?? 0) * (input[shift + at] ?? 0);
  }
  return sum;
}

function addBack(
  back: Float32Array,
  wrong: Float32Array,
  { parts, shift, weight }: Shifted & { weight: number },
): void {
  for (let part = 0; part < parts.length; part += 1) {
    const at = parts[part] ?? 0;
    back[shift + at] = (back[shift + at] ?? 0) + weight * (wrong[at] ?? 0);
  }
}

function clearBorders({ count, side, values }: Planes): void {
  const row = side + 2;
  for (let plane = 0; plane < count; plane += 1)
    for (let at = 0; at < row; at += 1) {
      const start = plane * row * row;
      for (const border of [at, (row - 1) * row + at, at * row, at * row + row - 1])
        values[start + border] = 0;
    }
}
