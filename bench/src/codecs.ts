import { loadavg } from 'node:os';
import { CodecRunner } from '../../api/src/measurements/codec-sandbox/codec-runner.ts';
import { median } from './median.ts';

// What the codec of a device costs each of its messages: a run in the sandbox, by the size of its text. Messages of
// devices without a codec run none.

const messages = Number(process.env.MESSAGES ?? 200);
const runner = new CodecRunner();
const input = {
  bytes: Uint8Array.from({ length: 24 }, (_, index) => index * 7),
  port: 2,
  receivedAt: new Date('2026-05-03T12:00:00Z'),
};

/** A function as makers write them, many times, as one codec for all devices of a maker has. */
const helper = (index: number) => `function read${index}(bytes, at) {
  var value = (bytes[at] << 8) | bytes[at + 1];
  if (value > 0x7fff) value -= 0x10000;
  switch (bytes[at]) {
    case 0x01: return { name: 'temperature', value: value / 10 };
    case 0x02: return { name: 'humidity', value: value / 2 };
    default: return null;
  }
}
`;
const textOf = (helpers: number) => `${Array.from({ length: helpers }, (_, index) => helper(index)).join('')}
function decodeUplink(input) {
  var data = {};
  for (var at = 0; at < input.bytes.length - 1; at += 2) data['value' + at] = read0(input.bytes, at);
  return { data: data };
}`;

process.stdout.write(`${['characters', 'median ms', 'worst ms', 'load'].map(cell).join('')}\n`);
for (const helpers of [1, 30, 300]) {
  const text = textOf(helpers);
  await runner.run(text, input);
  const times: number[] = [];
  for (let count = 0; count < messages; count += 1) {
    const startedAt = performance.now();
    const answer = await runner.run(text, input);
    if (answer.kind === 'failed') throw new Error(answer.failure);
    times.push(performance.now() - startedAt);
  }
  const row = [String(text.length), median(times).toFixed(1), Math.max(...times).toFixed(1)];
  process.stdout.write(`${[...row, loadavg()[0]?.toFixed(1) ?? ''].map(cell).join('')}\n`);
}
await runner.close();

function cell(text: string): string {
  return text.padEnd(12);
}
