import type { ReadField } from '@skep/sheets';
import type { Truth } from './filled-page.ts';

/** How sure reading may have to be: what each would cost and bring. */
const bars = [0, 0.6, 0.7, 0.8, 0.9, 0.95];

/** How well it was read, of what nobody is asked about and of all. */
export class Figures {
  readonly #counts = {
    'boxes, ticked or not': new Count(),
    'fields of boxes': new Count(),
    digits: new Count(),
    'empty cells': new Count(),
    'numbers and dates': new Count(),
    'writing, there or not': new Count(),
    'all fields': new Count(),
  };
  readonly #doubtful = { unsure: 0, all: 0 };
  readonly #wrong: string[] = [];

  add(truth: Truth, read: ReadField, name: string): void {
    const wrong = this.#compare(truth, read);
    if (wrong !== undefined && !read.isUnsure) this.#wrong.push(`${name}: ${wrong}`);
  }

  print(line: (text: string) => void): void {
    line(
      `${'what'.padEnd(26)}${'count'.padStart(8)}${'asked'.padStart(10)}${'right where not asked'.padStart(24)}`,
    );
    for (const [name, count] of Object.entries(this.#counts))
      line(`${name.padEnd(26)}${count.shareOf(({ isUnsure }) => isUnsure)}`);
    for (const bar of bars) {
      line(`\nasked below ${bar}`);
      for (const name of ['boxes, ticked or not', 'digits', 'all fields'] as const)
        line(`${name.padEnd(26)}${this.#counts[name].shareOf(({ confidence }) => confidence < bar)}`);
    }
    line(`\nstruck out and corrected: ${this.#doubtful.unsure} of ${this.#doubtful.all} asked`);
    line(`wrong and not asked: ${this.#wrong.join('; ')}`);
  }

  /** What was read wrongly, in words. */
  #compare(truth: Truth, read: ReadField): string | undefined {
    const counts = this.#counts;
    if (truth.kind === 'boxes' && (read.kind === 'one' || read.kind === 'several')) {
      if (truth.isDoubtful) {
        this.#doubtful.all += 1;
        if (read.isUnsure) this.#doubtful.unsure += 1;
        return undefined;
      }
      const values = read.kind === 'several' ? read.values : read.value === undefined ? [] : [read.value];
      const differ = [...truth.values, ...values].filter(
        (value) => truth.values.includes(value) !== values.includes(value),
      ).length;
      counts['boxes, ticked or not'].add({ right: truth.boxes - differ, of: truth.boxes, read });
      const words = `${truth.values} read as ${values}`;
      return this.#field({ count: counts['fields of boxes'], isRight: differ === 0, read, words });
    }
    if (truth.kind === 'digits' && (read.kind === 'number' || read.kind === 'date')) {
      for (const [at, digit] of [...truth.digits].entries()) {
        const count = digit === ' ' ? counts['empty cells'] : counts.digits;
        count.add({ right: read.digits[at] === digit ? 1 : 0, of: 1, read });
      }
      const words = `'${truth.digits}' read as '${read.digits}'`;
      const isRight = truth.digits === read.digits;
      return this.#field({ count: counts['numbers and dates'], isRight, read, words });
    }
    if (truth.kind === 'writing' && read.kind === 'writing') {
      const isRight = truth.hasInk === read.hasInk;
      return this.#field({
        count: counts['writing, there or not'],
        isRight,
        read,
        words: `ink ${truth.hasInk}`,
      });
    }
    throw new Error(`A field of ${truth.kind} was read as one of ${read.kind}.`);
  }

  #field({
    count,
    isRight,
    read,
    words,
  }: {
    count: Count;
    isRight: boolean;
    read: ReadField;
    words: string;
  }) {
    for (const one of [count, this.#counts['all fields']]) one.add({ right: isRight ? 1 : 0, of: 1, read });
    return isRight ? undefined : words;
  }
}

interface Reading {
  right: number;
  of: number;
  read: ReadField;
}

class Count {
  readonly #readings: Reading[] = [];

  add(reading: Reading): void {
    this.#readings.push(reading);
  }

  shareOf(isUncertain: (read: ReadField) => boolean): string {
    const sum = (some: readonly Reading[], what: 'right' | 'of') =>
      some.reduce((all, one) => all + one[what], 0);
    const all = sum(this.#readings, 'of');
    const left = this.#readings.filter(({ read }) => !isUncertain(read));
    const shareOf = sum(left, 'of');
    const share = (part: number, whole: number) =>
      whole === 0 ? '-' : `${((100 * part) / whole).toFixed(2)} %`;
    return `${String(all).padStart(8)}${share(all - shareOf, all).padStart(10)}${share(sum(left, 'right'), shareOf).padStart(24)}`;
  }
}
