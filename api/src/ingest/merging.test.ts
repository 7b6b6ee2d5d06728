import fc from 'fast-check';
import type { DeviceId } from '../ids.ts';
import { type Brought, merge, type Values } from './merging.ts';

const device = fc.constantFrom(...([1, 2] as DeviceId[]));
const time = fc.constantFrom(...[1, 2, 90_000].map((seconds) => new Date(seconds * 1000)));
const values = fc.dictionary(fc.constantFrom('t', 'h', 'w_v'), fc.integer(), { minKeys: 1 });
const message: fc.Arbitrary<Brought> = fc.record({
  deviceId: device,
  receivedAt: fc.constant(new Date(0)),
  measured: fc.option(fc.record({ time, values }), { nil: undefined }),
  report: fc.dictionary(fc.constantFrom('batteryVolts', 'bootCount'), fc.integer()),
});

/** What the tables hold when one message after the other is stored. */
function oneByOne(messages: readonly Brought[]) {
  const rows: Record<string, Values> = {};
  const last: Record<number, { time: Date; values: Values }> = {};
  const told: Record<number, object> = {};
  for (const { deviceId, measured, report } of messages) {
    told[deviceId] = { ...told[deviceId], ...report };
    if (measured === undefined) continue;
    const name = `${deviceId} ${measured.time.getTime()}`;
    rows[name] = { ...rows[name], ...measured.values };
    const known = last[deviceId];
    if (known === undefined || known.time < measured.time) last[deviceId] = measured;
    else if (known.time.getTime() === measured.time.getTime())
      last[deviceId] = { time: known.time, values: { ...known.values, ...measured.values } };
  }
  return { rows, last, told };
}

test('messages stored together leave what they would leave one after the other', () => {
  fc.assert(
    fc.property(fc.array(message, { maxLength: 12 }), (messages) => {
      const { measurements, newest, days, reports } = merge(messages);
      const expected = oneByOne(messages);
      const named = measurements.map(({ deviceId, time: at, values: sent }) => [
        `${deviceId} ${at.getTime()}`,
        sent,
      ]);
      expect(Object.fromEntries(named)).toEqual(expected.rows);
      const lasts = newest.map(({ deviceId, time: at, values: sent }) => [
        deviceId,
        { time: at, values: sent },
      ]);
      expect(Object.fromEntries(lasts)).toEqual(expected.last);
      expect(Object.fromEntries(reports.map(({ deviceId, report }) => [deviceId, report]))).toEqual(
        expected.told,
      );
      // A row for each key: one statement writes a row once.
      for (const keys of [
        named.map(([name]) => String(name)),
        newest.map(({ deviceId }) => String(deviceId)),
        days.map(({ deviceId, day }) => `${deviceId} ${day}`),
        reports.map(({ deviceId }) => String(deviceId)),
      ])
        expect(new Set(keys).size).toBe(keys.length);
    }),
    { seed: 20_261_121 },
  );
});
