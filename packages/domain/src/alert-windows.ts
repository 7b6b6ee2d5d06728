import type { AlertCalculation } from './alert-rules.ts';

/** The place of the first time that is later. */
export function firstAfter(times: readonly number[], at: number): number {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((times[middle] ?? Number.POSITIVE_INFINITY) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A sum in two numbers, so that its value does not depend on the order in which it was added. */
interface ExactSum {
  high: number;
  low: number;
}

/** What values of a window come to, and of no value at all. */
interface Folding<Folded> {
  none: Folded;
  of: (value: number) => Folded;
  join: (one: Folded, other: Folded) => Folded;
}

const least: Folding<number> = { none: Number.POSITIVE_INFINITY, of: (value) => value, join: Math.min };
const greatest: Folding<number> = { none: Number.NEGATIVE_INFINITY, of: (value) => value, join: Math.max };
const total: Folding<ExactSum> = {
  none: { high: 0, low: 0 },
  of: (value) => ({ high: value, low: 0 }),
  join(one, other) {
    const high = one.high + other.high;
    const added = high - one.high;
    const low = one.high - (high - added) + (other.high - added);
    return { high, low: low + one.low + other.low };
  },
};

/** How many values, their mean, and the sum of the squares of their distances from it. */
interface Moments {
  count: number;
  mean: number;
  squares: number;
}

/** By Chan, Golub and LeVeque 1979: no difference of large squares is taken. */
const moments: Folding<Moments> = {
  none: { count: 0, mean: 0, squares: 0 },
  of: (value) => ({ count: 1, mean: value, squares: 0 }),
  join(one, other) {
    const count = one.count + other.count;
    if (count === 0) return one;
    const apart = other.mean - one.mean;
    return {
      count,
      mean: one.mean + (apart * other.count) / count,
      squares: one.squares + other.squares + (apart * apart * one.count * other.count) / count,
    };
  },
};

/** Finer than any sensor: in which order values were read is no matter then. */
const deviationStep = 1e-6;

/**
 * A window that moves over a list of values. As long as it moves forward each value is read twice at most, however long
 * the window is and however often it is called: a queue of two stacks.
 */
class MovingWindow<Folded> {
  readonly #values: readonly number[];
  readonly #folding: Folding<Folded>;
  /** What the older values come to from each place on, the first place last. */
  #front: Folded[] = [];
  /** What the newer values come to. */
  #back: Folded;
  #first = 0;
  #end = 0;

  constructor(values: readonly number[], folding: Folding<Folded>) {
    this.#values = values;
    this.#folding = folding;
    this.#back = folding.none;
  }

  get folded(): Folded {
    return this.#folding.join(this.#front.at(-1) ?? this.#folding.none, this.#back);
  }

  /** @returns how many values were read, at most so many: then it has to be called again. */
  moveTo(first: number, end: number, most: number): number {
    if (first < this.#first || end < this.#end || first >= this.#end) this.#begin(Math.min(first, end));
    const { of, join } = this.#folding;
    const reached = Math.min(end, this.#end + most);
    const read = reached - this.#end;
    for (; this.#end < reached; this.#end += 1)
      this.#back = join(this.#back, of(this.#values[this.#end] ?? 0));
    if (reached === end) while (this.#first < first) this.#shift();
    return read;
  }

  #begin(at: number): void {
    [this.#front, this.#back] = [[], this.#folding.none];
    [this.#first, this.#end] = [at, at];
  }

  #shift(): void {
    if (this.#front.length === 0) this.#turn();
    this.#front.pop();
    this.#first += 1;
  }

  #turn(): void {
    const { none, of, join } = this.#folding;
    let folded = none;
    for (let place = this.#end - 1; place >= this.#first; place -= 1) {
      folded = join(of(this.#values[place] ?? 0), folded);
      this.#front.push(folded);
    }
    this.#back = none;
  }
}

/** What the values of a period come to; its end only ever moves forward. */
export interface PeriodWindow {
  /** @returns how many values were read, at most so many: then it has to be called again. */
  moveTo: (first: number, end: number, most: number) => number;
  /** Only of a period that has values. */
  value: () => number;
}

/** Undefined: this calculation does not need to read each value. */
export function periodWindow(
  calculation: AlertCalculation,
  values: readonly number[],
): PeriodWindow | undefined {
  switch (calculation) {
    case 'min':
      return windowOf(new MovingWindow(values, least), (folded) => folded);
    case 'max':
      return windowOf(new MovingWindow(values, greatest), (folded) => folded);
    case 'mean': {
      let count = 0;
      const window = new MovingWindow(values, total);
      return {
        moveTo(first, end, most) {
          count = end - first;
          return window.moveTo(first, end, most);
        },
        value: () => (window.folded.high + window.folded.low) / count,
      };
    }
    case 'deviation':
      return windowOf(
        new MovingWindow(values, moments),
        ({ count, squares }) => Math.round(Math.sqrt(squares / count) / deviationStep) * deviationStep,
      );
    case 'rate':
    case 'count':
      return undefined;
  }
}

function windowOf<Folded>(window: MovingWindow<Folded>, value: (folded: Folded) => number): PeriodWindow {
  return {
    moveTo: (first, end, most) => window.moveTo(first, end, most),
    value: () => value(window.folded),
  };
}
