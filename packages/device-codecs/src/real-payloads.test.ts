import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { type Decoded, decodePayload } from './public.ts';
import { describeRealData } from './testing/real-data.ts';
import { hexBytes } from './wire-fields.ts';

interface Vector {
  port: number;
  payload_hex: string;
  note: string;
  decoded: Record<string, number | string | boolean>;
}

/** When the vectors were measured: a clock in 2036 runs ahead of it, one of January 2026 does not. */
const measuredAt = Date.parse('2026-03-01T00:00:00Z') / 1000;

/** Where the original is wrong: what is right instead of the named values. */
const faults: Record<string, { because: string; ours: Record<string, number | undefined> }> = {
  'weight = 0x800000 (sign boundary: decoder gives +8388608)': {
    because: 'the smallest negative weight is negative',
    ours: { w_v: -8388608 },
  },
  'weight byte 3: ignored as weight but shifts by 18 chars': {
    because: 'three weights that were sent are three weights',
    ours: { w_v_1: 77101, w_v_2: -4096, w_v_3: 1 },
  },
  '11 temps: ignored but offsets advance': {
    because: 'probes do not vanish from the eleventh on',
    ours: Object.fromEntries(
      [20, 20.01, 20.02, 20.03, 20.04, 20.05, 20.06, 20.07, 20.08, 20.09, 20.1].map((t, i) => [`t_${i}`, t]),
    ),
  },
  'weight max positive, temp -100.00 (sensor error sentinel)': {
    because: 'by -100 a probe says that it failed',
    ours: { t_i: undefined },
  },
  'alarm flags 0': { because: 'the alarm byte is told', ours: { alarm_flags: 0 } },
  '14 bytes fw v4-6: read as 14 single bytes (wrong)': {
    because: 'seven values of two bytes are not fourteen values',
    ours: {
      ...{ t: 72, h: 90, w_v: 30, t_i: 110, a_i: 1, bv: 35, s_tot: 125 },
      ...{ s_fan_4: undefined, s_fan_6: undefined, s_fan_9: undefined, s_fly_a: undefined },
      ...{ w_fl: undefined, w_fr: undefined },
    },
  },
};

describeRealData('vectors/lora-payloads.json', (file) => {
  const vectors: Vector[] = JSON.parse(readFileSync(file, 'utf8'));

  test.each(vectors.map((vector) => [`port ${vector.port}: ${vector.note}`, vector] as const))(
    '%s',
    (_, vector) => {
      const bytes = v.parse(hexBytes, vector.payload_hex);
      const decoded = decodePayload(vector.port, bytes, { nowSeconds: measuredAt });
      const { payload_hex, beep_base, ...original } = vector.decoded;
      if (Object.keys(original).length === 0) return expect(decoded.kind).toBe('undecodable');
      const ours = { ...original, ...faults[vector.note]?.ours };
      return expect(valuesIn(decoded)).toEqual(withoutGaps(ours));
    },
  );

  test('every fault that is named here is in the vectors', () => {
    const notes = vectors.map(({ note }) => note);
    expect(Object.keys(faults).filter((note) => !notes.includes(note))).toEqual([]);
  });
});

describeRealData('uplinks/cayenne-lpp-2021-06.txt', (file) => {
  const decoded = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => decodePayload(1, v.parse(hexBytes, line.split('|')[3] ?? '')));

  test('the first is the weather and three temperatures', () => {
    expect(decoded[0]).toMatchObject({
      format: 'cayenne_lpp',
      values: {
        relative_humidity_1: 43,
        barometric_pressure_1: 1012.5,
        temperature_1: 28.3,
        temperature_2: 34.5,
        temperature_3: 36.6,
      },
    });
  });

  test('all 1,400 are read to the last byte', () => {
    expect(decoded.filter(({ kind }) => kind === 'undecodable')).toEqual([]);
    expect(decoded.length).toBe(1400);
  });
});

function valuesIn(decoded: Decoded): Record<string, number | string> {
  return decoded.kind === 'decoded' ? decoded.values : {};
}

function withoutGaps(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
