import { type Network, networkOf } from '../src/digits/network.ts';
import { storedWeights } from '../src/digits/stored-weights.ts';

/** As `src/digits/stored-weights.ts` reads them. */
export function weightsText({ convolutions, hidden, last }: Network): string {
  const parts = [...convolutions, hidden, last].flatMap(({ weights, biases }) => {
    const each = weights.length / biases.length;
    const steps = Float32Array.from(biases, (_bias, output) => {
      const own = weights.subarray(output * each, (output + 1) * each);
      return own.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9) / 127;
    });
    const bytes = Int8Array.from(weights, (weight, at) =>
      Math.round(weight / (steps[Math.floor(at / each)] ?? 1)),
    );
    return [
      Buffer.from(bytes.buffer),
      Buffer.from(steps.buffer),
      Buffer.from(Float32Array.from(biases).buffer),
    ];
  });
  return Buffer.concat(parts).toString('base64');
}

/** The network as it is after it was stored: what is measured is what will read. */
export const storedNetwork = (text: string) => networkOf(storedWeights(text));

export function weightsFile(text: string, temperature: number): string {
  return [
    '// Written by training/train.ts; not edited by hand.',
    '',
    '/** How much less sure the network may be than it is: chosen so that of what it is 90 % sure of nine in ten are right. */',
    `export const temperature = ${temperature};`,
    '',
    '/** See stored-weights.ts. */',
    'export const weights =',
    `  '${text}';`,
    '',
  ].join('\n');
}
