/** What a row adds to the rows above it that were measured at the same moment. */
export interface MomentPart {
  /** Whether a row above has this moment. */
  isShared: boolean;
  /** Columns in which no row above has a value. */
  fresh: number[];
  /** Columns in which a row above has another value. */
  differing: number[];
}

const leastPlaces = 1024;
const mostFilled = 0.6;

/**
 * Moments of one device that a file has had, and two bytes for each value, so that the row above is known however far
 * above it is. The memory is about 20 bytes a row; two different values look alike once in 65,535 times.
 */
export class SeenMoments {
  private seconds = new Uint32Array(leastPlaces);
  private prints: Uint16Array;
  private count = 0;
  private readonly columns: number;

  constructor(columns: number) {
    this.columns = columns;
    this.prints = new Uint16Array(leastPlaces * columns);
  }

  /** @param values of each column; undefined: the row has none */
  add(time: Date, values: readonly (number | undefined)[]): MomentPart {
    if (this.count > this.seconds.length * mostFilled) this.grow();
    // 0 is a place that is free.
    const seconds = Math.floor(time.getTime() / 1000) + 1;
    const place = placeOf(this.seconds, seconds);
    const isShared = this.seconds[place] === seconds;
    if (!isShared) this.count += 1;
    this.seconds[place] = seconds;
    const part: MomentPart = { isShared, fresh: [], differing: [] };
    for (const [column, value] of values.entries()) {
      if (value === undefined) continue;
      const at = place * this.columns + column;
      const held = this.prints[at];
      const print = printOf(value);
      if (held === 0) part.fresh.push(column);
      else if (held !== print) part.differing.push(column);
      if (held === 0) this.prints[at] = print;
    }
    return part;
  }

  private grow(): void {
    const seconds = new Uint32Array(this.seconds.length * 2);
    const prints = new Uint16Array(seconds.length * this.columns);
    for (const [from, moment] of this.seconds.entries()) {
      if (moment === 0) continue;
      const to = placeOf(seconds, moment);
      seconds[to] = moment;
      const first = from * this.columns;
      prints.set(this.prints.subarray(first, first + this.columns), to * this.columns);
    }
    this.seconds = seconds;
    this.prints = prints;
  }
}

/** Where a moment is, or can be. The length is a power of two. */
function placeOf(seconds: Uint32Array, moment: number): number {
  const mask = seconds.length - 1;
  const mixed = Math.imul(moment, 0x9e3779b1);
  let place = (mixed ^ (mixed >>> 15)) & mask;
  while (seconds[place] !== 0 && seconds[place] !== moment) place = (place + 1) & mask;
  return place;
}

const double = new Float64Array(1);
const halves = new Uint32Array(double.buffer);

/** Two bytes of a value, never 0. */
function printOf(value: number): number {
  // So -0 is 0.
  double[0] = value + 0;
  const mixed = Math.imul((halves[0] ?? 0) ^ Math.imul(halves[1] ?? 0, 0x9e3779b1), 0x85ebca6b);
  return (mixed >>> 16) ^ (mixed & 0xffff) || 1;
}
