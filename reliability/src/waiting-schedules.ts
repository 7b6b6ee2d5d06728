import fc from 'fast-check';
import type { Fault } from './waiting-devices.ts';

export const aDayMs = 24 * 60 * 60_000;

/** What a person saves. */
export type Writing = { device: number; tab: number } & (
  | { kind: 'save'; hive: number; hasPhoto: boolean }
  | { kind: 'edit' | 'make' | 'remove hive' | 'tag'; hive: number }
  /** To which of two apiaries. */
  | { kind: 'move'; hive: number; apiary: 0 | 1 }
  /** Which of what was saved is deleted. */
  | { kind: 'delete'; which: number }
  /** The reminder of which of them, and to when. */
  | { kind: 'put off'; which: number; minute: number }
);

/** What happens to a person in the field. */
export type Step =
  | Writing
  | { kind: 'undo'; device: number; tab: number }
  | { kind: 'network'; device: number; isOnline: boolean }
  | { kind: 'faults'; device: number; faults: Fault[] }
  | { kind: 'send' | 'crash'; device: number; tab: number }
  | { kind: 'clock'; device: number; ms: number }
  | { kind: 'person'; device: number; person: number | undefined }
  /** A later version of the app. */
  | { kind: 'version'; device: number }
  /** The next step begins while this one goes on. */
  | { kind: 'hurry' };

const device = fc.nat(1);
const tab = fc.nat(1);
const fault = fc.constantFrom<Fault>('none', 'lost before', 'lost after', 'twice', 'late');
export const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('save' as const),
      device,
      tab,
      hive: fc.nat(5),
      hasPhoto: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('delete' as const), device, tab, which: fc.nat(9) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('put off' as const),
      device,
      tab,
      which: fc.nat(9),
      minute: fc.nat(100_000),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('remove hive' as const, 'tag' as const),
      device,
      tab,
      hive: fc.nat(5),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('move' as const),
      device,
      tab,
      hive: fc.nat(5),
      apiary: fc.constantFrom(0 as const, 1 as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('undo' as const), device, tab }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('version' as const), device }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('make' as const), device, tab, hive: fc.nat(5) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('edit' as const), device, tab, hive: fc.nat(2) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('network' as const), device, isOnline: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('faults' as const),
      device,
      faults: fc.array(fault, { maxLength: 4 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('send' as const, 'crash' as const), device, tab }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('clock' as const),
      device,
      ms: fc.integer({ min: -aDayMs, max: aDayMs }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('person' as const),
      device,
      person: fc.constantFrom(0, 1, undefined),
    }),
  },
  { weight: 3, arbitrary: fc.constant({ kind: 'hurry' as const }) },
);

/** Schedules that once failed, each with what was wrong. */
export const failedBefore: [Step[]][] = [
  // An inspection whose answer was lost was deleted, and was refused as missing when it was sent again.
  [
    [
      { kind: 'faults', device: 0, faults: ['lost after'] },
      { kind: 'save', device: 0, tab: 0, hive: 0, hasPhoto: false },
      { kind: 'make', device: 0, tab: 0, hive: 0 },
      { kind: 'delete', device: 0, tab: 0, which: 0 },
    ],
  ],
  [
    [
      { kind: 'faults', device: 0, faults: ['none', 'lost after'] },
      { kind: 'make', device: 0, tab: 0, hive: 0 },
      { kind: 'save', device: 0, tab: 0, hive: 0, hasPhoto: false },
      { kind: 'make', device: 0, tab: 0, hive: 0 },
      { kind: 'delete', device: 0, tab: 0, which: 0 },
      { kind: 'make', device: 0, tab: 0, hive: 0 },
    ],
  ],
  // Somebody else signed in between a press on save and its sending, and it was sent as theirs.
  [
    [
      { kind: 'faults', device: 0, faults: ['lost after'] },
      { kind: 'hurry' },
      { kind: 'make', device: 0, tab: 0, hive: 0 },
      { kind: 'person', device: 0, person: 1 },
    ],
  ],
];
