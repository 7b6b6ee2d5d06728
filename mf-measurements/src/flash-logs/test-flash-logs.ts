import { hoursAgo } from '../testing/builders.ts';

/** What the gateway says of a log. */
export function aLog(change: object = {}) {
  return {
    __typename: 'FlashLog',
    id: '5',
    createdAt: hoursAgo(3),
    deviceId: '7',
    deviceName: 'Linden scale',
    hiveName: 'Linden',
    userName: 'Anna',
    fileName: 'log.txt',
    messageCount: 10_480,
    byteCount: 601_000,
    lostBytes: 0,
    expectedBytes: 602_000,
    isErased: false,
    firstAt: hoursAgo(24 * 120),
    lastAt: hoursAgo(4),
    importedCount: 0,
    importedDays: 0,
    equalQuantities: 9,
    state: 'CHECKED',
    progressPercent: 100,
    isBusy: false,
    canEdit: true,
    ...change,
  };
}

/** A part of it whose time is sure, and half of which is missing. */
export function aBlock(change: object = {}) {
  return {
    __typename: 'FlashLogBlock',
    index: 0,
    measurementCount: 5760,
    firmwareVersion: '1.5.15',
    intervalMinutes: 15,
    startsAt: hoursAgo(24 * 60),
    endsAt: hoursAgo(4),
    placing: 'MATCHED',
    unplacedReason: null,
    matchCount: 2880,
    missingPercent: 50,
    matchPercent: 100,
    differenceSeconds: 0,
    doubt: null,
    state: 'CHECKED',
    progressPercent: 0,
    importedCount: 0,
    importedDays: 0,
    ...change,
  };
}

export const blocks = [
  aBlock(),
  aBlock({
    index: 1,
    measurementCount: 96,
    startsAt: hoursAgo(24 * 62),
    endsAt: hoursAgo(24 * 61),
    placing: 'CLOCK',
    matchCount: null,
    missingPercent: 100,
    matchPercent: null,
    differenceSeconds: null,
    doubt: 'NOTHING_TO_COMPARE',
  }),
  aBlock({
    index: 2,
    measurementCount: 40,
    startsAt: null,
    endsAt: null,
    placing: 'UNPLACED',
    unplacedReason: 'NO_MATCH',
    matchCount: null,
    missingPercent: null,
    matchPercent: null,
    differenceSeconds: null,
    doubt: 'UNPLACED',
  }),
];

/** A day of a part, of which the store has every second measurement. */
export function aPage(change: object = {}) {
  const start = Date.now() - 86_400_000;
  const times = Array.from({ length: 96 }, (_, index) => new Date(start + index * 900_000).toISOString());
  const curve = (quantity: string, at: (index: number) => number, each: number) => ({
    __typename: 'FlashLogCurve',
    quantity,
    times: times.filter((_, index) => index % each === 0 || (index > 30 && index < 34)),
    values: times.flatMap((_, index) =>
      index % each === 0 || (index > 30 && index < 34) ? [at(index)] : [],
    ),
  });
  const both = (each: number) => [
    curve('t_0', (index) => 34 + Math.sin(index / 15), each),
    curve('t_1', (index) => 18 + 6 * Math.sin(index / 15), each),
    curve('weight_kg', (index) => 42 + index / 96, each),
  ];
  return {
    __typename: 'FlashLogPage',
    page: 0,
    pageCount: 60,
    start: times[0],
    end: new Date(start + 86_400_000).toISOString(),
    log: both(1),
    stored: both(4),
    ...change,
  };
}
