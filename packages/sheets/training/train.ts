import { writeFileSync } from 'node:fs';
import { softmax } from '../src/digits/layers.ts';
import { classes, type LayerShape, type Network, networkOf, scoresOf } from '../src/digits/network.ts';
import { bell, chanceFrom } from './chance.ts';
import { handwrittenDigits } from './handwritten-digits.ts';
import { learn, learnerOf, study } from './learning.ts';
import { type Sample, samplesOf } from './samples.ts';
import { storedNetwork, weightsFile, weightsText } from './weights-file.ts';

/**
 * Trains the network of digits and writes its weights: `npm run pnpm -- --filter @skep/sheets train`. The same seed and
 * number of samples make the same file.
 */
const seed = 20261124;
const samples = Number(process.argv[2] ?? 140_000);
const rounds = 3;
const batch = 32;
const rateMost = 0.002;
const testSize = 6000;

const chance = chanceFrom(seed);
const learner = learnerOf(networkOf(randomWeights));
const training = samplesOf(chance, handwrittenDigits('training'));
/** Each is studied a few times, and not in a row: drawing one takes as long as studying it. */
const pool = take(training, Math.ceil(samples / rounds));

const started = Date.now();
let right = 0;
for (let count = 1; count <= samples; count += 1) {
  const sample = pool[Math.floor(chance() * pool.length)];
  if (sample !== undefined && study(learner, sample)) right += 1;
  // Small steps at first, and smaller and smaller ones towards the end.
  const done = count / samples;
  const rate = rateMost * Math.min(1, done / 0.02) * (0.02 + 0.98 * (0.5 + 0.5 * Math.cos(Math.PI * done)));
  if (count % batch === 0) learn(learner, { rate, count: batch });
  if (count % 10_000 === 0) {
    say(
      `${count} samples, ${Math.round((Date.now() - started) / 1000)} s: ${((100 * right) / 10_000).toFixed(2)} % right`,
    );
    right = 0;
  }
}

const text = weightsText(learner.network);
const trained = storedNetwork(text);
const calibration = take(samplesOf(chanceFrom(seed + 1), handwrittenDigits('calibration')), testSize);
const temperature = bestTemperature(trained, calibration);
writeFileSync(new URL('../src/digits/weights.ts', import.meta.url), weightsFile(text, temperature));
say(`temperature ${temperature}`);
report(
  trained,
  take(samplesOf(chanceFrom(seed + 2), handwrittenDigits('calibration')), testSize),
  temperature,
);

/** He's: so that no layer makes what it is given larger or smaller. */
function randomWeights({ count, outputs, kind }: LayerShape): Float32Array {
  if (kind === 'biases') return new Float32Array(count);
  const spread = Math.sqrt(2 / (count / outputs));
  return Float32Array.from({ length: count }, () => spread * bell(chance));
}

function take(source: Generator<Sample>, count: number): Sample[] {
  return Array.from({ length: count }, () => source.next().value);
}

/** With it a reading that is 90 % sure is right in nine of ten. */
function bestTemperature(network: Network, seen: readonly Sample[]): number {
  const scored = seen.map(({ picture, label }) => ({ scores: scoresOf(network, picture), label }));
  const surprise = (temperature: number) =>
    scored.reduce((sum, { scores, label }) => sum - Math.log(softmax(scores, temperature)[label] ?? 1e-9), 0);
  const offered = Array.from({ length: 40 }, (_, at) => 0.6 + at * 0.05);
  return Number(offered.toSorted((one, other) => surprise(one) - surprise(other))[0]?.toFixed(2));
}

function report(network: Network, seen: readonly Sample[], temperature: number): void {
  const read = seen.map(({ picture, label }) => {
    const chances = softmax(scoresOf(network, picture), temperature);
    const sure = Math.max(...chances);
    return { label, sure, isRight: chances.indexOf(sure) === label };
  });
  const digits = read.filter(({ label }) => label < classes - 1);
  for (const [name, some] of Object.entries({ all: read, digits })) {
    for (const from of [0, 0.8, 0.9, 0.95, 0.99]) {
      const confident = some.filter(({ sure }) => sure >= from);
      const share = confident.filter(({ isRight }) => isRight).length / confident.length;
      say(
        `${name}, from ${from}: ${(100 * share).toFixed(2)} % right, ${(100 * (1 - confident.length / some.length)).toFixed(2)} % asked`,
      );
    }
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
