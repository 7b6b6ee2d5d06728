import { readFlashLog, recordValues } from '../public.ts';

const startUp = '0100010002000202935D7C83FFFF94540E0123A76E05A5161AEE1F0000002A0309';
const measured = (weight: string) => `1B0CB40CAD640A01${weight}04020D05081E`;

const hexOfText = (text: string) => Buffer.from(text, 'latin1').toString('hex');
const hexOfNumber = (value: number) => value.toString(16).padStart(2, '0');
/** As firmware before 1.3.0 wrote it: of each byte its two digits. */
const inDigits = (port: number, data: string) =>
  `${hexOfNumber(port)}${hexOfNumber(data.length)}${hexOfText(data)}0a`;
const inBytes = (port: number, data: string) =>
  `${hexOfNumber(port)}${hexOfNumber(data.length / 2)}${data}0a`;

test.each([
  ['in digits, as firmware 1.2 wrote it', inDigits],
  ['in small digits', (port: number, data: string) => inDigits(port, data.toLowerCase())],
  ['in bytes', inBytes],
  ['in digits, and in bytes since a new firmware', undefined],
])('a log %s says what the device measured', async (_, form) => {
  const [first, last] = [form ?? inDigits, form ?? inBytes];
  const text = `0000${first(2, startUp)}${first(3, measured('1669F4'))}${last(3, measured('1657B9'))}`;
  const log = await readFlashLog(text, 1_718_000_000);
  expect([log.lostBytes, log.measurementCount]).toEqual([0, 2]);
  expect(log.blocks).toMatchObject([{ firmwareVersion: '1.2.2', first: 1, last: 2 }]);
  expect(log.records.slice(1).map((record) => recordValues(record))).toMatchObject([
    { bv: 3.245, w_v: 1_468_916, t_0: 33.33, t_1: 20.78 },
    { w_v: 1_464_249 },
  ]);
});

test('digits that are no record of a device are lost bytes', async () => {
  const log = await readFlashLog(`0000${inDigits(3, 'CAFE')}`, 1_718_000_000);
  expect([log.lostBytes, log.records.length]).toEqual([7, 0]);
});

describe('a log that was made to keep the service busy', () => {
  const bytes = 200_000;
  const hostile = {
    'ends of records': '0A'.repeat(bytes),
    'beginnings of records': '03'.repeat(bytes),
    'records without an end': `03FF${'31'.repeat(bytes)}`,
    'the shortest records': '0801000A'.repeat(bytes / 4),
    'empty packets': '\n0000'.repeat(bytes),
    'unwritten memory': 'FEFEFEFE'.repeat(bytes / 4),
  };

  test.each(Object.entries(hostile))('lets others have their turn: %s', async (_, digits) => {
    let pauses = 0;
    const text = `0000${digits}0A`;
    const log = await readFlashLog(text, 1_718_000_000, async () => {
      pauses += 1;
    });
    const pieces = text.length / 100_000 + log.byteCount / 10_000 + log.records.length / 500;
    expect(pauses).toBeGreaterThanOrEqual(Math.floor(pieces) - 2);
  });

  test('is given up as soon as its caller has enough of it', async () => {
    const progress: number[] = [];
    const reading = readFlashLog(`0000${hostile['the shortest records']}`, 1_718_000_000, async (read) => {
      progress.push(read.recordCount);
      if (read.recordCount > 5000) throw new Error('enough');
    });
    await expect(reading).rejects.toThrow('enough');
    expect(Math.max(...progress)).toBeLessThan(10_000);
  });
});
