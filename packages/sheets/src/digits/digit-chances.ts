import { softmax } from './layers.ts';
import { type Network, networkOf, scoresOf } from './network.ts';
import { storedWeights } from './stored-weights.ts';
import { temperature, weights } from './weights.ts';

let network: Network | undefined;

/** How likely each digit is, 0 to 9, and last that it is none. The weights are unpacked with the first one. */
export function digitChances(picture: Float32Array): readonly number[] {
  network ??= networkOf(storedWeights(weights));
  return softmax(scoresOf(network, picture), temperature);
}
