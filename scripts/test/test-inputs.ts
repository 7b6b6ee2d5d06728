import { type ReadByPath, readByPath } from './read-by-path.ts';
import { isCode, type SourceTree } from './source-tree.ts';

/** What every test depends on besides what it imports. */
const always = ['package.json', 'pnpm-lock.yaml', 'scripts/test/programs.ts'];
const jestConfig = 'jest.config.mjs';
/** Flows in a browser need not start the product themselves: their step has done so. */
const productOfFlows = 'e2e/src/product.ts';
const everything = /^/;

/** What the outcome of a test file depends on. */
export interface TestInputs {
  /** By import, relative to the project; some may not exist. */
  files: ReadonlySet<string>;
  /** Of all other files that count. */
  patterns: readonly RegExp[];
}

/** Finds what test files depend on, in one state of the checkout. */
export class InputFinder {
  readonly #tree: SourceTree;
  readonly #declared: Readonly<Record<string, ReadByPath | null>>;
  readonly #matching = new Map<string, readonly string[]>();

  /** @param declared what files read that no import names; a file that is missing here may read everything */
  constructor(tree: SourceTree, declared: Readonly<Record<string, ReadByPath | null>> = readByPath) {
    this.#tree = tree;
    this.#declared = declared;
  }

  /** @returns everything that a file depends on: all files that it imports in the end, and what those read */
  inputsOf(path: string): TestInputs {
    const files = new Set(always);
    const patterns = new Map<string, RegExp>();
    const waiting = [path, jestConfig, ...(path.startsWith('e2e/') ? [productOfFlows] : [])];
    const read = (pattern: RegExp, isComplete = false) => {
      if (patterns.has(pattern.source)) return;
      patterns.set(pattern.source, pattern);
      if (!isComplete)
        waiting.push(...this.#pathsOf(pattern).filter((found) => isCode(found) && !isTest(found)));
    };
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      if (patterns.has(everything.source)) return { files: new Set([path]), patterns: [everything] };
      if (files.has(file)) continue;
      files.add(file);
      const references = this.#tree.referencesOf(file);
      waiting.push(...references.files);
      for (const folder of references.folders) read(below(folder));
      if (references.readsByPath) this.#readBy(file, read);
      read(dataOf(file));
    }
    return { files, patterns: [...patterns.values()] };
  }

  /** @returns a hash that is another one whenever anything that the inputs name is */
  hashOf({ files, patterns }: TestInputs): string {
    const paths = new Set(files);
    for (const pattern of patterns) for (const path of this.#pathsOf(pattern)) paths.add(path);
    return this.#tree.hashOfAll(paths);
  }

  #readBy(file: string, read: (pattern: RegExp, isComplete?: boolean) => void): void {
    const declared = this.#declared[file];
    if (declared === undefined) read(everything, true);
    else if (declared !== null) read(declared.read, declared.isComplete);
  }

  #pathsOf(pattern: RegExp): readonly string[] {
    const known = this.#matching.get(pattern.source);
    if (known !== undefined) return known;
    const found = this.#tree.paths.filter((path) => pattern.test(path));
    this.#matching.set(pattern.source, found);
    return found;
  }
}

/** Found by Jest alone. */
function isTest(path: string): boolean {
  return /\.(test|stories)\.tsx?$/.test(path);
}

export function dependsOn({ files, patterns }: TestInputs, path: string): boolean {
  return files.has(path) || patterns.some((pattern) => pattern.test(path));
}

function below(folder: string): RegExp {
  return new RegExp(`^${folder.replaceAll('.', '\\.')}/`);
}

/** Texts, schemas and templates of a package, which its code may read: whoever loads one file of it depends on them. */
function dataOf(path: string): RegExp {
  const [folder = ''] = /^(packages\/)?[^/]+(?=\/)/.exec(path) ?? [];
  return new RegExp(`${below(folder).source}.*(?<!\\.[cm]?[jt]sx?|\\.md)$`);
}
