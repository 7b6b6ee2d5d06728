/** Square planes of numbers, each with a border of zeros of one, so that a window of three never leaves them. */
export interface Planes {
  count: number;
  /** Without the border. */
  side: number;
  values: Float32Array;
}

export function emptyPlanes(count: number, side: number): Planes {
  return { count, side, values: new Float32Array(count * (side + 2) ** 2) };
}

/** Windows of three by three over all planes. `weights` by plane that comes out, then plane that goes in, then row. */
export interface Convolution {
  inputs: number;
  outputs: number;
  weights: Float32Array;
  biases: Float32Array;
}

/** Each output from each input. `weights` by output. */
export interface Dense {
  inputs: number;
  outputs: number;
  weights: Float32Array;
  biases: Float32Array;
}

/** What is below zero becomes zero. */
export function convolve(input: Planes, { inputs, outputs, weights, biases }: Convolution): Planes {
  const { side } = input;
  const output = emptyPlanes(outputs, side);
  const row = side + 2;
  const plane = row * row;
  for (let to = 0; to < outputs; to += 1) {
    for (let from = 0; from < inputs; from += 1) {
      for (let tap = 0; tap < 9; tap += 1) {
        const weight = weights[(to * inputs + from) * 9 + tap] ?? 0;
        const shift = from * plane + (Math.floor(tap / 3) - 1) * row + (tap % 3) - 1;
        addShifted(output.values, input.values, { weight, to: to * plane, shift, side });
      }
    }
    const bias = biases[to] ?? 0;
    for (let y = 1; y <= side; y += 1) {
      const line = to * plane + y * row;
      for (let at = line + 1; at <= line + side; at += 1)
        output.values[at] = Math.max(0, (output.values[at] ?? 0) + bias);
    }
  }
  return output;
}

/** The loop in which all the time of a network goes: a plane times a weight, added to another one. */
function addShifted(
  output: Float32Array,
  input: Float32Array,
  { weight, to, shift, side }: { weight: number; to: number; shift: number; side: number },
): void {
  const row = side + 2;
  for (let y = 1; y <= side; y += 1) {
    const line = y * row;
    for (let at = line + 1; at <= line + side; at += 1)
      output[to + at] = (output[to + at] ?? 0) + weight * (input[shift + at] ?? 0);
  }
}

/** Of each four the largest; where a side is odd, its last row and column are left out. */
export function pool({ count, side, values }: Planes): Planes {
  const half = side >> 1;
  const smaller = emptyPlanes(count, half);
  for (let plane = 0; plane < count; plane += 1) {
    for (let y = 0; y < half; y += 1) {
      for (let x = 0; x < half; x += 1) {
        const at = plane * (side + 2) ** 2 + (2 * y + 1) * (side + 2) + 2 * x + 1;
        const below = at + side + 2;
        smaller.values[plane * (half + 2) ** 2 + (y + 1) * (half + 2) + x + 1] = Math.max(
          values[at] ?? 0,
          values[at + 1] ?? 0,
          values[below] ?? 0,
          values[below + 1] ?? 0,
        );
      }
    }
  }
  return smaller;
}

/** All planes behind each other, without their borders. */
export function flattened({ count, side, values }: Planes): Float32Array {
  const flat = new Float32Array(count * side * side);
  for (let plane = 0; plane < count; plane += 1)
    for (let y = 0; y < side; y += 1) {
      const from = plane * (side + 2) ** 2 + (y + 1) * (side + 2) + 1;
      flat.set(values.subarray(from, from + side), (plane * side + y) * side);
    }
  return flat;
}

export function connect(input: Float32Array, { inputs, outputs, weights, biases }: Dense): Float32Array {
  const output = new Float32Array(outputs);
  for (let to = 0; to < outputs; to += 1) {
    let sum = biases[to] ?? 0;
    for (let from = 0; from < inputs; from += 1)
      sum += (weights[to * inputs + from] ?? 0) * (input[from] ?? 0);
    output[to] = sum;
  }
  return output;
}

export const withoutNegatives = (values: Float32Array) => values.map((value) => Math.max(0, value));

/** Chances that sum to one. @param temperature above 1: less sure of itself */
export function softmax(values: Float32Array, temperature: number): number[] {
  const most = Math.max(...values);
  const powers = [...values].map((value) => Math.exp((value - most) / temperature));
  const sum = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / sum);
}
