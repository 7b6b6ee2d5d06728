/**
 * Times that a file has had, four bytes each as long as they go on or back in order, so that a repeated row is known
 * however far above it the first one stands. What lies between those is kept apart.
 */
export class SeenTimes {
  private ascending = new Uint32Array(1024);
  private count = 0;
  private readonly others = new Set<number>();

  /** @returns whether it is new. */
  add(time: Date): boolean {
    const seconds = Math.floor(time.getTime() / 1000);
    const last = this.count === 0 ? -1 : (this.ascending[this.count - 1] ?? -1);
    if (seconds > last) {
      this.append(seconds);
      return true;
    }
    if (this.isAscending(seconds) || this.others.has(seconds)) return false;
    if (this.others.size < mostOthers) this.others.add(seconds);
    return true;
  }

  private append(seconds: number): void {
    if (this.count === this.ascending.length) {
      const larger = new Uint32Array(this.count * 2);
      larger.set(this.ascending);
      this.ascending = larger;
    }
    this.ascending[this.count] = seconds;
    this.count += 1;
  }

  private isAscending(seconds: number): boolean {
    let [from, to] = [0, this.count];
    while (from < to) {
      const middle = (from + to) >> 1;
      const found = this.ascending[middle] ?? 0;
      if (found === seconds) return true;
      if (found < seconds) from = middle + 1;
      else to = middle;
    }
    return false;
  }
}

/** A file in the order of its newest row first has all its rows here: 40 MB; beyond it a repeat counts as a new row. */
const mostOthers = 1_000_000;
