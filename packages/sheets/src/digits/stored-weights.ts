import type { LayerShape } from './network.ts';

/**
 * Reads weights as they are stored (`training/weights-file.ts` writes them): of each layer a byte for each weight, then for
 * each output how much a step of its bytes is, and its bias, as floats of four bytes.
 */
export function storedWeights(base64: string): (layer: LayerShape) => Float32Array {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  const floats = (count: number) => {
    const values = Float32Array.from({ length: count }, (_, index) => view.getFloat32(at + 4 * index, true));
    at += 4 * count;
    return values;
  };
  return ({ count, outputs, kind }) => {
    if (kind === 'biases') return floats(outputs);
    const start = at;
    at += count;
    const steps = floats(outputs);
    const each = count / outputs;
    return Float32Array.from(
      { length: count },
      (_, index) => view.getInt8(start + index) * (steps[Math.floor(index / each)] ?? 0),
    );
  };
}
