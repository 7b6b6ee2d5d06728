import { readFileSync } from 'node:fs';
import { hexOf } from './payloads/big-endian.ts';
import {
  BlockIndex,
  type FlashLog,
  type LogBlock,
  readFlashLog,
  recordValues,
  steadyPace,
  timesByAnchors,
} from './public.ts';
import { describeRealData } from './testing/real-data.ts';

type Values = Record<string, number | string | boolean>;

interface Vector {
  name: string;
  input: { data: string; db?: Values[]; device?: { rtc?: boolean } };
  output: {
    result: Values;
    parsed: Values[] | null;
    filled: Values[] | null;
  };
}

/** When the vectors were measured. */
const nowSeconds = Date.parse('2026-03-01T00:00:00Z') / 1000;
/** What the original says about a record, and not of what was measured. */
const aboutRecord = ['payload_hex', 'beep_base', 'port', 'i', 'minute', 'minute_interval', 'time'];

/** Where the original splits a log by how its bytes look, and loses what does not. */
const faults: Record<string, { because: string; records: number; measurements: number }> = {
  '5 temps, one text line': {
    because: 'records of five probes are records',
    records: 4,
    measurements: 3,
  },
  'time change line 07 in between': {
    because: 'a change of the clock is a record of its own, and no part of the measurement before it',
    records: 4,
    measurements: 2,
  },
};

describeRealData('vectors/flash-logs.json', (file) => {
  const vectors: Vector[] = JSON.parse(readFileSync(file, 'utf8'));

  test.each(vectors.map((vector) => [vector.name, vector] as const))(
    'read: %s',
    async (name, { input, output }) => {
      const log = await readFlashLog(input.data, nowSeconds);
      const { lines_received, bytes_received, log_messages, log_has_timestamps } = output.result;
      expect([log.lineCount, log.byteCount, log.lostBytes]).toEqual([lines_received, bytes_received, 0]);
      const fault = faults[name];
      if (fault !== undefined) {
        expect([log.records.length, log.measurementCount]).toEqual([fault.records, fault.measurements]);
        return;
      }
      expect([log.measurementCount, log.timedCount]).toEqual([log_messages, log_has_timestamps]);
      const parsed = output.parsed ?? [];
      expect(log.records.map(({ bytes }) => hexOf(bytes).toUpperCase())).toEqual(
        parsed.map(({ payload_hex }) => payload_hex),
      );
      log.records.forEach((record, index) => {
        const { minute = record.minute, ...values } = parsed[index] ?? {};
        expect(record.minute).toBe(minute);
        expect(recordValues(record, nowSeconds)).toEqual(measuredIn(values));
      });
    },
  );

  test.each(
    vectors
      .filter(({ input, output }) => output.filled && !input.device?.rtc)
      .map((vector) => [vector.name, vector] as const),
  )('matched: %s', async (_, { input, output }) => {
    const log = await readFlashLog(input.data, nowSeconds);
    for (const block of log.blocks) {
      const times = timesOf(log, block, input.db ?? []);
      // The original never gives the first record of a block a time; all others are to have the same.
      const filled = output.filled?.slice(block.first + 1, block.last + 1).map(({ time }) => time);
      expect(times.slice(1).map(wireTime)).toEqual(filled);
      expect(times[0]).toBe((times[1] ?? 0) - 15 * 60_000);
    }
  });

  test('where nothing is stored, nothing is matched', async () => {
    const log = await readFlashLog(vectors[3]?.input.data ?? '', nowSeconds);
    expect(log.blocks.map((block) => timesOf(log, block, []))).toEqual([[]]);
  });
});

function timesOf(log: FlashLog, block: LogBlock, stored: readonly Values[]): number[] {
  const measured = log.records.slice(block.first, block.last + 1).filter(({ port }) => port === 3);
  const index = new BlockIndex(measured.map((record) => recordValues(record)));
  const possible = stored.flatMap((row) =>
    index.placesOf(numbersIn(row), 9).map((place) => ({ place, timeMs: Date.parse(String(row.time)) })),
  );
  const intervalMs = (block.intervalMinutes ?? 0) * 60_000;
  return timesByAnchors(steadyPace(possible, intervalMs), measured.length, intervalMs);
}

const wireTime = (timeMs: number) => new Date(timeMs).toISOString().slice(0, 19).replace('T', ' ');

function numbersIn(row: Values): Record<string, number> {
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) => (typeof value === 'number' ? [[name, value]] : [])),
  );
}

function measuredIn(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !aboutRecord.includes(name)));
}
