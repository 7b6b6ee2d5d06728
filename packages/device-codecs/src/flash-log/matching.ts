import type { Quantities } from '../message.ts';

/** What a device measured at a time, as it is stored. */
export interface StoredMoment {
  timeMs: number;
  values: Readonly<Record<string, number>>;
}

/** A record of a block and a stored message that say the same. */
export interface Anchor {
  /** Place in the block, from 0. */
  place: number;
  timeMs: number;
}

/** Fewer messages that fit might do so by chance. */
export const matchesMin = 5;

/** What changes on the way, or says nothing of the hive: equal by chance, or never. */
const unmeasured =
  /^(vcc|bat_perc|rssi|snr|lat|lon|time_.*|weight_kg.*|net_weight_kg|.*_amount|fft_.*|alarm_flags|calibrating.*)$/;

/** A record in more places than this says nothing of which it is. */
const mostPlaces = 4;
/** How many earlier anchors each may follow on: further back there is one that it follows on as well. */
const lookBack = 40;
/** A device's clock is off by less; a matched message is up to half an interval away from its record. */
const mostDrift = 0.02;

/** What can tell one record from another: numbers but 0, to the seven digits that the store keeps. */
export function comparable(values: Quantities | Readonly<Record<string, number | null>>) {
  const found: [string, number][] = [];
  for (const [name, value] of Object.entries(values))
    if (typeof value === 'number' && value !== 0 && !unmeasured.test(name))
      found.push([name, Math.fround(value)]);
  return found;
}

/** Finds a block's records by what they measured. */
export class BlockIndex {
  readonly #records: readonly (readonly [string, number])[][];
  readonly #places = new Map<string, number[]>();

  constructor(records: readonly Quantities[]) {
    this.#records = records.map(comparable);
    this.#records.forEach((values, place) => {
      for (const [name, value] of values) {
        const key = `${name} ${value}`;
        const places = this.#places.get(key);
        if (places === undefined) this.#places.set(key, [place]);
        else places.push(place);
      }
    });
  }

  /** The most quantities that any record has to compare. */
  get comparableCount(): number {
    return this.#records.reduce((most, { length }) => Math.max(most, length), 0);
  }

  /** Places of the records that have so many quantities equal; none when they are too many to tell apart. */
  placesOf(values: Readonly<Record<string, number>>, equalMin: number): number[] {
    const compared = comparable(values);
    if (compared.length < equalMin) return [];
    const positions = compared.map(([name, value]) => this.#places.get(`${name} ${value}`) ?? []);
    // Whatever has so many equal has one among these: the rarest of them are looked at.
    const rarest = positions
      .toSorted((one, other) => one.length - other.length)
      .slice(0, positions.length - equalMin + 1);
    const wanted = new Map(compared);
    const found: number[] = [];
    for (const place of new Set(rarest.flat())) {
      const equal = this.#records[place]?.filter(([name, value]) => wanted.get(name) === value).length ?? 0;
      if (equal >= equalMin) found.push(place);
    }
    return found.length > mostPlaces ? [] : found;
  }
}

/**
 * The most anchors that keep one pace: each later in the log and, by the interval, as much later in time.
 * @param possible by their times.
 */
export function steadyPace(possible: readonly Anchor[], intervalMs: number): Anchor[] {
  const length = new Int32Array(possible.length);
  const before = new Int32Array(possible.length).fill(-1);
  let best = -1;
  possible.forEach((anchor, index) => {
    length[index] = 1;
    for (let earlier = index - 1; earlier >= Math.max(0, index - lookBack); earlier -= 1) {
      const other = possible[earlier];
      if (other === undefined || !follows(anchor, other, intervalMs)) continue;
      const reached = (length[earlier] ?? 0) + 1;
      if (reached <= (length[index] ?? 0)) continue;
      length[index] = reached;
      before[index] = earlier;
    }
    if (best === -1 || (length[index] ?? 0) > (length[best] ?? 0)) best = index;
  });
  const matches: Anchor[] = [];
  for (let index = best; index >= 0; index = before[index] ?? -1) {
    const anchor = possible[index];
    if (anchor !== undefined) matches.push(anchor);
  }
  return matches.toReversed();
}

function follows(later: Anchor, earlier: Anchor, intervalMs: number): boolean {
  const measured = later.timeMs - earlier.timeMs;
  const logged = (later.place - earlier.place) * intervalMs;
  if (measured <= 0 || logged <= 0) return false;
  return Math.abs(measured - logged) <= intervalMs / 2 + logged * mostDrift;
}

/** When each record of a block was measured: between anchors evenly, before and after them at the device's own pace. */
export function timesByAnchors(anchors: readonly Anchor[], count: number, intervalMs: number): number[] {
  const [first, last] = [anchors[0], anchors.at(-1)];
  if (first === undefined || last === undefined) return [];
  const pace = paceOf(first, last, intervalMs);
  const times: number[] = [];
  let next = 0;
  for (let place = 0; place < count; place += 1) {
    while (next < anchors.length && (anchors[next]?.place ?? 0) < place) next += 1;
    const [earlier, later] = [anchors[next - 1], anchors[next]];
    const time =
      earlier === undefined || later === undefined
        ? (earlier ?? later ?? first).timeMs + (place - (earlier ?? later ?? first).place) * pace
        : earlier.timeMs + (place - earlier.place) * paceOf(earlier, later, intervalMs);
    times.push(Math.round(time / 1000) * 1000);
  }
  return times;
}

function paceOf(first: Anchor, last: Anchor, intervalMs: number): number {
  const records = last.place - first.place;
  return records === 0 ? intervalMs : (last.timeMs - first.timeMs) / records;
}

/** Temperatures and weights have to agree for a pair to; of all others one may differ. */
const decisive: readonly string[] = ['w_v', 't_i', 't_0', 't_1'];

export function agrees(logged: Quantities, stored: Readonly<Record<string, number>>): boolean {
  let different = 0;
  for (const [name, value] of comparable(logged)) {
    const other = stored[name];
    if (other === undefined || Math.abs(other - value) < 0.05) continue;
    if (decisive.includes(name)) return false;
    different += 1;
  }
  return different <= 1;
}
