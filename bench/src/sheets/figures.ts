import type { ReadField } from '@skep/sheets';
import type { Truth } from './filled-page.ts';

/** How well it was read, of what nobody is asked about and of all. */
export class Figures {
  readonly #boxes = new Count();
  readonly #boxFields = new Count();
  readonly #digits = new Count();
  readonly #emptyCells = new Count();
  readonly #digitFields = new Count();
  readonly #writing = new Count();
  readonly #all = new Count();
  readonly #doubtful = { asked: 0, all: 0 };
  readonly #wrong: string[] = [];

  add(truth: Truth, read: ReadField, name: string): void {
    const wrong = this.#tell(truth, read);
    if (wrong !== undefined && !read.isUnsure) this.#wrong.push(`${name}: ${wrong}`);
  }

  print(line: (text: string) => void): void {
    const rows = {
      'boxes, ticked or not': this.#boxes,
      'fields of boxes': this.#boxFields,
      digits: this.#digits,
      'empty cells': this.#emptyCells,
      'numbers and dates': this.#digitFields,
      'writing, there or not': this.#writing,
      'all fields': this.#all,
    };
    line(
      `${'what'.padEnd(24)}${'count'.padStart(8)}${'asked'.padStart(9)}${'right where not asked'.padStart(24)}`,
    );
    for (const [name, count] of Object.entries(rows)) line(name.padEnd(24) + count.told);
    line(`struck out and corrected: ${this.#doubtful.asked} of ${this.#doubtful.all} asked`);
    line(`wrong and not asked: ${this.#wrong.join('; ')}`);
  }

  /** What was read wrongly, in words. */
  #tell(truth: Truth, read: ReadField): string | undefined {
    const { isUnsure } = read;
    if (truth.kind === 'boxes' && (read.kind === 'one' || read.kind === 'several')) {
      if (truth.isDoubtful) {
        this.#doubtful.all += 1;
        if (isUnsure) this.#doubtful.asked += 1;
        return undefined;
      }
      const values = read.kind === 'several' ? read.values : read.value === undefined ? [] : [read.value];
      const differ = [...truth.values, ...values].filter(
        (value) => truth.values.includes(value) !== values.includes(value),
      ).length;
      this.#boxes.add({ right: truth.boxes - differ, of: truth.boxes, isUnsure });
      return this.#field(this.#boxFields, differ === 0, isUnsure, `${truth.values} read as ${values}`);
    }
    if (truth.kind === 'digits' && (read.kind === 'number' || read.kind === 'date')) {
      for (const [at, digit] of [...truth.digits].entries()) {
        const count = digit === ' ' ? this.#emptyCells : this.#digits;
        count.add({ right: read.digits[at] === digit ? 1 : 0, of: 1, isUnsure });
      }
      return this.#field(
        this.#digitFields,
        truth.digits === read.digits,
        isUnsure,
        `'${truth.digits}' read as '${read.digits}'`,
      );
    }
    if (truth.kind === 'writing' && read.kind === 'writing')
      return this.#field(this.#writing, truth.hasInk === read.hasInk, isUnsure, `ink ${truth.hasInk}`);
    throw new Error(`A field of ${truth.kind} was read as one of ${read.kind}.`);
  }

  #field(count: Count, isRight: boolean, isUnsure: boolean, words: string): string | undefined {
    for (const one of [count, this.#all]) one.add({ right: isRight ? 1 : 0, of: 1, isUnsure });
    return isRight ? undefined : words;
  }
}

class Count {
  #all = 0;
  #asked = 0;
  #right = 0;

  add({ right, of, isUnsure }: { right: number; of: number; isUnsure: boolean }): void {
    this.#all += of;
    if (isUnsure) this.#asked += of;
    else this.#right += right;
  }

  get told(): string {
    const share = (part: number, whole: number) =>
      whole === 0 ? '-' : `${((100 * part) / whole).toFixed(2)} %`;
    const told = this.#all - this.#asked;
    return `${String(this.#all).padStart(8)}${share(this.#asked, this.#all).padStart(9)}${share(this.#right, told).padStart(24)}`;
  }
}
