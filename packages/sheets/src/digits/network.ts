import { digitSide } from './digit-picture.ts';
import {
  type Convolution,
  connect,
  convolve,
  type Dense,
  emptyPlanes,
  flattened,
  type Planes,
  pool,
  withoutNegatives,
} from './layers.ts';

/** Three layers of windows, each halved, and two that see the whole. */
export interface Network {
  convolutions: readonly Convolution[];
  hidden: Dense;
  last: Dense;
}

/** Ten digits, and what is none. */
export const classes = 11;
const planes = [1, 8, 16, 32] as const;
const hiddenCount = 64;
/** Of a picture after it was halved three times. */
const lastSide = digitSide / 8;

/** Of the shape for which its weights are stored. @param weightsOf so many weights, in the order of the layers */
export function networkOf(weightsOf: (layer: LayerShape) => Float32Array): Network {
  const layer = (inputs: number, outputs: number, taps: number) => ({
    inputs,
    outputs,
    weights: weightsOf({ count: inputs * outputs * taps, outputs, kind: 'weights' }),
    biases: weightsOf({ count: outputs, outputs, kind: 'biases' }),
  });
  const convolutions = planes.slice(1).map((outputs, at) => layer(planes[at] ?? 1, outputs, 9));
  const flat = planes[3] * lastSide ** 2;
  return { convolutions, hidden: layer(flat, hiddenCount, 1), last: layer(hiddenCount, classes, 1) };
}

export interface LayerShape {
  count: number;
  outputs: number;
  kind: 'weights' | 'biases';
}

export function inputPlanes(picture: Float32Array): Planes {
  const input = emptyPlanes(1, digitSide);
  for (let row = 0; row < digitSide; row += 1)
    input.values.set(
      picture.subarray(row * digitSide, (row + 1) * digitSide),
      (row + 1) * (digitSide + 2) + 1,
    );
  return input;
}

/** How much speaks for each class. */
export function scoresOf({ convolutions, hidden, last }: Network, picture: Float32Array): Float32Array {
  const seen = convolutions.reduce((input, layer) => pool(convolve(input, layer)), inputPlanes(picture));
  return connect(withoutNegatives(connect(flattened(seen), hidden)), last);
}
