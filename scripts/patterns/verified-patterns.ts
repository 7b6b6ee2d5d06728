import { createHash } from 'node:crypto';

/**
 * Patterns that were found to be linear, one hash a line below the hash of what checked them. The list is committed, so
 * that a run checks only patterns that it lacks. A check takes a third of a second, and there are 500 patterns.
 */
export class VerifiedPatterns {
  readonly #checker: string;
  readonly #hashes: Set<string>;

  /**
   * @param checker all that a verdict depends on besides the pattern
   * @param list the content of the file, which counts only for the same checker
   */
  constructor(checker: string, list = '') {
    this.#checker = hashOf(checker);
    const [checkedBy, ...hashes] = list.trim().split('\n');
    this.#hashes = new Set(checkedBy === this.#checker ? hashes : []);
  }

  has(written: string): boolean {
    return this.#hashes.has(hashOf(written));
  }

  /** Returns the content of the file for these patterns. Sorted, so that additions of two branches rarely meet. */
  list(patterns: Iterable<string>): string {
    return `${[this.#checker, ...Array.from(patterns, hashOf).sort()].join('\n')}\n`;
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
