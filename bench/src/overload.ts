import { loadavg } from 'node:os';
import { startMeasuredApi } from './api-process.ts';
import { messagesOf } from './device-messages.ts';
import { openHttpSenders } from './http-senders.ts';
import { median } from './median.ts';

// Many more senders than the api can serve at once, which never pause: each sends again as soon as it is answered.

/** Odd, so that the median is one that was measured. */
const rounds = Number(process.env.ROUNDS ?? 3);
const secondsOfRound = 10;
const deviceCount = 10_000;
const few = 64;
const many = Number(process.env.SENDERS ?? 2_000);

interface Measured {
  stored: number;
  refused: number;
  median: number;
  longest: number;
}

const api = await startMeasuredApi(deviceCount);
try {
  const nextBody = messagesOf(api.devices, Math.floor(Date.now() / 1000) - 6 * 3600);
  const ofFew: Measured[] = [];
  const ofMany: Measured[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const pair = [await measure(few, nextBody), await measure(many, nextBody)] as const;
    // The first round warms up.
    if (round > 0) {
      ofFew.push(pair[0]);
      ofMany.push(pair[1]);
    }
  }
  print('Messages of senders that never pause: stored and refused a second, milliseconds until an answer');
  print(cells(['senders', 'stored', 'refused', 'median ms', 'longest ms', 'load']));
  for (const [count, all] of [[few, ofFew] as const, [many, ofMany] as const]) {
    const middle = (figure: keyof Measured) => median(all.map((each) => each[figure]));
    const figures = [middle('stored'), middle('refused'), middle('median'), middle('longest')];
    const load = (loadavg()[0] ?? 0).toFixed(1);
    print(cells([String(count), ...figures.map((figure) => figure.toFixed(0)), load]));
  }
  const ratio = median(ofMany.map(({ stored }, index) => stored / (ofFew[index]?.stored ?? Number.NaN)));
  print(`\nstored with ${many} senders over stored with ${few}: ${ratio.toFixed(2)}`);
} finally {
  await api.stop();
}

async function measure(connections: number, nextBody: () => string): Promise<Measured> {
  const senders = await openHttpSenders(api.port, connections);
  const took: number[] = [];
  const began = performance.now();
  const end = began + secondsOfRound * 1000;
  const next = () => (performance.now() < end ? nextBody() : undefined);
  const statuses = await senders.send('/api/sensors', next, (milliseconds) => took.push(milliseconds));
  const seconds = (performance.now() - began) / 1000;
  senders.close();
  return {
    stored: (statuses.get(201) ?? 0) / seconds,
    refused: (statuses.get(503) ?? 0) / seconds,
    median: median(took),
    longest: took.reduce((longest, each) => Math.max(longest, each), 0),
  };
}

function cells(texts: readonly string[]): string {
  return texts.map((text) => text.padStart(12)).join('');
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
