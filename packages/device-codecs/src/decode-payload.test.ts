import * as v from 'valibot';
import { type Decoded, type DecodeOptions, decodePayload } from './public.ts';
import { hexBytes } from './wire-fields.ts';

// Battery 3.147 V and 3.14 V, 100 %; then blocks. Made by hand from the description of Base firmware.
const battery = '1b0c4b0c4464';
const batteryValues = { vcc: 3.147, bv: 3.14, bat_perc: 100 };
const noSensors = { ds18b20_sensor_amount: 0, fft_bin_amount: 0, fft_start_bin: 0, fft_stop_bin: 0 };

function decode(port: number, hex: string, options: DecodeOptions = {}): Decoded {
  return decodePayload(port, v.parse(hexBytes, hex.replaceAll(' ', '')), options);
}

describe('weights', () => {
  test.each([
    ['no channel', '0a 00', { weight_sensor_amount: 0 }],
    ['channel A', '0a 01 012d2d', { weight_sensor_amount: 1, w_v: 77101 }],
    ['channel B alone is the one weight', '0a 02 fff698', { weight_sensor_amount: 1, w_v: -2408 }],
    ['A and B', '0a 03 012d2d fff698', { weight_sensor_amount: 2, w_v_1: 77101, w_v_2: -2408 }],
    ['A at both gains', '0a 05 000001 000002', { weight_sensor_amount: 2, w_v_1: 1, w_v_2: 2 }],
    ['all three', '0a 07 000001 000002 000003', { weight_sensor_amount: 3, w_v_1: 1, w_v_2: 2, w_v_3: 3 }],
    ['the smallest negative', '0a 01 800000', { weight_sensor_amount: 1, w_v: -8388608 }],
  ])('%s (the original takes the mask for a count)', (_, block, values) => {
    expect(decode(3, `${battery} ${block} 04 01 07d6`)).toEqual({
      kind: 'decoded',
      format: 'base_measurement',
      values: { ...noSensors, ...batteryValues, ...values, ds18b20_sensor_amount: 1, t_i: 20.06 },
      notes: [],
    });
  });

  test('a count is read as one when only so the probes come next', () => {
    expect(decode(3, `${battery} 0a 02 000001 000002 04 01 07d6`)).toMatchObject({
      values: { w_v_1: 1, w_v_2: 2, t_i: 20.06 },
      notes: [{ code: 'weights_counted', params: { count: 2 } }],
    });
  });

  test('half a byte too many in a log of firmware 1.5.9 is taken out', () => {
    expect(decode(3, `${battery} 0a0 01 012d2d 04 01 07d6`)).toMatchObject({
      values: { w_v: 77101, t_i: 20.06 },
      notes: [],
    });
  });
});

describe('battery', () => {
  test('one voltage, then at once the weight', () => {
    expect(decode(3, '1b 0c44 64 0a 01 012d2d 04 00')).toMatchObject({
      values: { vcc: 3.14, bv: 3.14, bat_perc: 100, w_v: 77101 },
    });
  });

  test('a voltage written twice loses the percentage, not the weight', () => {
    const decoded = decode(3, '1b 0c4b 0c44 0c44 64 0a 01 012d2d 04 00');
    expect(decoded).toMatchObject({
      values: { vcc: 3.147, bv: 3.14, w_v: 77101 },
      notes: [{ code: 'battery_percent_unreadable' }],
    });
    expect(decoded).not.toHaveProperty('values.bat_perc');
  });
});

describe('probes and climate', () => {
  test('twelve probes are twelve temperatures (the original drops them from eleven on)', () => {
    const decoded = decode(3, `${battery} 0a 00 04 0c ${'07d0'.repeat(11)} 8000`);
    expect(decoded).toMatchObject({
      values: { ds18b20_sensor_amount: 12, t_0: 20, t_10: 20, t_11: -327.68 },
    });
  });

  test.each([
    ['-100', 'd8f0', -100],
    ['-127', 'ce64', -127],
    ['85', '2134', 85],
  ])('%s °C is how a probe says that it failed: a note, not a value', (_, hex, value) => {
    const decoded = decode(3, `${battery} 0a 00 04 02 07d6 ${hex}`);
    expect(decoded).toMatchObject({
      values: { t_0: 20.06 },
      notes: [{ code: 'sensor_error', params: { quantity: 't_1', value } }],
    });
    expect(decoded).not.toHaveProperty('values.t_1');
  });

  test('a climate chip that is all zero is not there; one that measures 0 °C is', () => {
    expect(decode(3, `${battery} 0a 00 04 00 07 0000 0000 0000`)).toMatchObject({
      values: { ...noSensors, ...batteryValues, weight_sensor_amount: 0 },
      notes: [],
    });
    expect(decode(3, `${battery} 0a 00 04 00 07 0000 2328 03f5`)).toMatchObject({
      values: { t: 0, h: 90, p: 1013 },
    });
    expect(decode(3, `${battery} 0a 00 04 00 07 8000 0000 0000`)).toMatchObject({ values: { t: -327.68 } });
  });
});

describe('sound and clock', () => {
  test('bins are named by their frequencies', () => {
    const decoded = decode(3, `${battery} 0a 00 04 00 0c 02 09 46 0001 ffff`);
    expect(decoded).toMatchObject({ values: { fft_bin_amount: 2, s_bin_71_311: 1, s_bin_311_551: 65535 } });
  });

  test('a spectrum that ends before it starts has no names', () => {
    expect(decode(3, `${battery} 0a 00 04 00 0c 01 46 09 0001 07 07d6 0e10 03f5`)).toMatchObject({
      values: { t: 20.06 },
      notes: [{ code: 'sound_bins_unreadable', params: { bins: 1, start: 70, stop: 9 } }],
    });
  });

  test.each([
    ['25 607061a9', { time_clock: 'mcu', time_device: 1617977769 }, []],
    ['2e 607061a9', { time_clock: 'rtc', time_device: 1617977769 }, []],
    ['2d 00000005', { time_device: 5, time_error: 'too_low' }, [{ problem: 'too_low', time: 5 }]],
    [
      '2d ffffffff',
      { time_device: 4294967295, time_error: 'too_high' },
      [{ problem: 'too_high', time: 4294967295 }],
    ],
  ])('clock %s', (block, values, problems) => {
    const options = { nowSeconds: 1_777_629_600 };
    expect(decode(3, `${battery} 0a 00 04 00 ${block}`, options)).toMatchObject({
      values,
      notes: problems.map((params) => ({ code: 'device_clock_wrong', params })),
    });
  });

  test('a clock that was never set tells no time', () => {
    expect(decode(3, `${battery} 0a 00 04 00 25 00000000`)).not.toHaveProperty('values.time_device');
  });
});

describe('whole messages', () => {
  test('an alarm is reported with its flags (the original drops them)', () => {
    expect(decode(4, `05 ${battery} 0a 01 012d2d 04 00`)).toEqual({
      kind: 'decoded',
      format: 'base_alarm',
      values: { ...noSensors, ...batteryValues, weight_sensor_amount: 1, w_v: 77101, alarm_flags: 5 },
      notes: [{ code: 'alarm_raised', params: { flags: 5 } }],
    });
  });

  test('what was whole before the message broke off is stored, and nothing is made up for the rest', () => {
    expect(decode(3, `${battery} 0a 01 012d2d 04 02 07d6`)).toEqual({
      kind: 'decoded',
      format: 'base_measurement',
      values: { ...batteryValues, weight_sensor_amount: 1, w_v: 77101 },
      notes: [{ code: 'truncated', params: { block: '04' } }],
    });
    expect(decode(3, '1b 0c')).toMatchObject({ values: {}, notes: [{ code: 'truncated' }] });
  });

  test('what follows an unknown block is not guessed', () => {
    expect(decode(3, `${battery} 0a 00 04 00 99 04 01 07d6`)).toMatchObject({
      notes: [{ code: 'unknown_block', params: { block: '99', offset: 10 } }],
    });
    expect(decode(3, `${battery} 04 01 07d6 04 01 0000`)).toMatchObject({
      values: { t_i: 20.06 },
      notes: [{ code: 'unknown_block', params: { block: '04', offset: 10 } }],
    });
  });

  test('a start-up tells what the device is', () => {
    const start = '01 0001 0008 0002 02 0003 0004 038a645c 0e 0123450e2bc68559ee';
    expect(decode(2, `${start} 1d 01 000f 2d 6960d743 2b 00000004`)).toEqual({
      kind: 'decoded',
      format: 'base_start_up',
      values: {
        firmware_version: '1.8.2',
        hardware_version: '3.4 ID:59401308',
        hardware_id: '0123450e2bc68559ee',
        measurement_transmission_ratio: 1,
        measurement_interval_min: 15,
        time_clock: 'rtc',
        time_device: 1767954243,
        reset_reason: 4,
      },
      notes: [],
    });
    expect(decode(2, `${start} 1d`)).toEqual({
      kind: 'undecodable',
      reason: { code: 'wrong_length', params: { port: 2, bytes: 27 } },
    });
  });

  test.each([
    ['one byte each, then load cells of two', '01 02 03 04 05 06 07 08 09 0a 0b 0100 0002 ffff 8000'],
    [
      'two bytes each',
      '0001 0002 0003 0004 0005 0006 0007 0008 0009 000a 000b 0001 0000 0000 0002 00ff 00ff 0080 0000',
    ],
  ])("the first hardware's values, %s", (_, hex) => {
    expect(decode(1, hex)).toEqual({
      kind: 'decoded',
      format: 'legacy_values',
      values: {
        ...{ t: 1, h: 2, w_v: 3, t_i: 4, a_i: 5, bv: 6, s_tot: 7 },
        ...{ s_fan_4: 8, s_fan_6: 9, s_fan_9: 10, s_fly_a: 11 },
        ...{ w_fl: 256, w_fr: 2, w_bl: 65535, w_br: 32768 },
      },
      notes: [],
    });
  });

  test.each([
    [5, '9d0100000f', 'unknown_payload'],
    [6, '0003 0001', 'unknown_payload'],
    [3, '0a01012d2d', 'unknown_payload'],
    [200, 'ffff', 'unknown_payload'],
    [3, '', 'empty_payload'],
    [1, 'ff'.repeat(60), 'wrong_length'],
  ])('port %s, %s: %s', (port, hex, code) => {
    expect(decode(port, hex)).toMatchObject({ kind: 'undecodable', reason: { code, params: { port } } });
  });
});

describe('Cayenne LPP', () => {
  test('records are named by type and channel', () => {
    expect(decode(99, '01 67 ffd7 02 68 56 03 73 278d 04 02 ff9c 05 88 07f000 fffc18 0003e8')).toEqual({
      kind: 'decoded',
      format: 'cayenne_lpp',
      values: {
        temperature_1: -4.1,
        relative_humidity_2: 43,
        barometric_pressure_3: 1012.5,
        analog_input_4: -1,
        gps_5_lat: 52.0192,
        gps_5_lon: -0.1,
        gps_5_alt: 10,
      },
      notes: [],
    });
  });

  test.each(['01 67 ff', '01 67 0110 02', '01 67 0110 09 99 00', '01 67 0110 01 67 0111'])(
    '%s is no whole payload, so nothing is read from it',
    (hex) => {
      expect(decode(99, hex)).toMatchObject({ kind: 'undecodable', reason: { code: 'unknown_payload' } });
    },
  );

  test('the owner can say that a device speaks it, whatever the port, or that it does not', () => {
    expect(decode(5, '01 67 0110')).toMatchObject({ kind: 'undecodable' });
    expect(decode(5, '01 67 0110', { format: 'cayenne_lpp' })).toMatchObject({
      values: { temperature_1: 27.2 },
    });
    expect(decode(1, '01 67 0110', { format: 'base' })).toMatchObject({ format: 'legacy_values' });
  });

  test('by 85 °C a probe says that it failed', () => {
    expect(decode(99, '01 67 0352')).toMatchObject({
      values: {},
      notes: [{ code: 'sensor_error', params: { quantity: 'temperature_1', value: 85 } }],
    });
  });
});
