import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** A quoted text that may name a file of the project: relative, from its package's own root, or a package's name. */
const specifiers = /(['"`])((?:\.{1,2}\/|#\w|@skep\/)[^'"`\n]*)\1/g;
/** The fixed beginning of a path that is put together when the program runs. */
const beginnings = /`(\.{1,2}\/[^`$\n]*)\$\{/g;
const comments = /^\s*(?:\/\/|\/?\*).*$/gm;
const ownFolder = /\$\{import\.meta\.dirname\}\//g;
/** A file that finds others by where it is on the disk. */
const placeOnDisk =
  /\b(?:projectRoot|shellFolder|remoteFolders|generatingFolders)\b|\bimport\.meta\b|\b__(?:dir|file)name\b|\brequire\.resolve\b|\bprocess\.cwd\(/;

const missing = 'missing';

/** What one file of code refers to. */
export interface References {
  /** Paths of files, relative to the project; they need not exist. */
  files: string[];
  /** Folders of which any file may be loaded. */
  folders: string[];
  /** It may read files that no import names. */
  readsByPath: boolean;
}

interface Package {
  folder: string;
  exports: Record<string, string>;
  imports: Record<string, string>;
}

/**
 * The files of a checkout as they were when it was made: what they hold and what they import. More than an import
 * counts as one: every quoted text that names a file. Tests then run once too often, and never once too seldom.
 */
export class SourceTree {
  readonly paths: readonly string[];
  readonly #root: string;
  readonly #began = Date.now();
  readonly #hashes = new Map<string, string>();
  readonly #references = new Map<string, References>();
  readonly #packages: Map<string, Package>;

  /** @param paths of all files that belong to the project, relative to its root */
  constructor(root: string, paths: readonly string[]) {
    this.paths = paths;
    this.#root = root;
    this.#packages = new Map(
      paths
        .filter((path) => /^(packages\/)?[^/]+\/package\.json$/.test(path))
        .map((path) => this.#package(path)),
    );
  }

  /** @returns a hash of the file's content; of a file that is not there too */
  hashOf(path: string): string {
    const known = this.#hashes.get(path);
    if (known !== undefined) return known;
    const file = join(this.#root, path);
    const hash = existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : missing;
    this.#hashes.set(path, hash);
    return hash;
  }

  /** @returns files that were read here and are no longer as they were */
  changedSince(): string[] {
    return [...this.#hashes].flatMap(([path, hash]) => {
      const changed = statSync(join(this.#root, path), { throwIfNoEntry: false })?.mtimeMs;
      if (changed === undefined) return hash === missing ? [] : [path];
      return hash === missing || changed >= this.#began ? [path] : [];
    });
  }

  /** @returns one hash of the paths and contents of these files */
  hashOfAll(paths: Iterable<string>): string {
    const hash = createHash('sha256');
    for (const path of [...paths].sort()) hash.update(`${path}\n${this.hashOf(path)}\n`);
    return hash.digest('hex');
  }

  /** @returns what a file of code refers to */
  referencesOf(path: string): References {
    const known = this.#references.get(path);
    if (known !== undefined) return known;
    const file = join(this.#root, path);
    const found: References = { files: [], folders: [], readsByPath: false };
    this.#references.set(path, found);
    if (!isCode(path) || !existsSync(file)) return found;
    const text = readFileSync(file, 'utf8').replaceAll(comments, '').replaceAll(ownFolder, './');
    for (const [, , specifier = ''] of text.matchAll(specifiers)) this.#add(found, path, specifier);
    for (const [, beginning = ''] of text.matchAll(beginnings))
      addFolder(found, path, dirname(normalize(join(dirname(path), `${beginning}x`))));
    found.readsByPath ||= placeOnDisk.test(text);
    return found;
  }

  #add(found: References, from: string, specifier: string): void {
    const target = this.#resolve(from, specifier);
    if (target === undefined) return;
    const isFolder = statSync(join(this.#root, target), { throwIfNoEntry: false })?.isDirectory() ?? false;
    if (isFolder) addFolder(found, from, target);
    else found.files.push(target);
  }

  #resolve(from: string, specifier: string): string | undefined {
    if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier));
    if (specifier.startsWith('#')) return this.#ownPath(from, specifier);
    const [, name = '', rest = ''] = /^(@skep\/[^/]+)(.*)$/.exec(specifier) ?? [];
    const target = this.#packages.get(name);
    if (target === undefined) return undefined;
    const file = target.exports[`.${rest}`];
    return file === undefined ? target.folder : join(target.folder, file);
  }

  #ownPath(from: string, specifier: string): string | undefined {
    const own = [...this.#packages.values()].find(({ folder }) => from.startsWith(`${folder}/`));
    for (const [pattern, target] of Object.entries(own?.imports ?? {})) {
      const [before = ''] = pattern.split('*');
      if (own !== undefined && specifier.startsWith(before))
        return join(own.folder, target.replace('*', specifier.slice(before.length)));
    }
    return undefined;
  }

  #package(path: string): [string, Package] {
    const { name, exports = {}, imports = {} } = JSON.parse(readFileSync(join(this.#root, path), 'utf8'));
    return [name, { folder: dirname(path), exports, imports }];
  }
}

/** From a folder above, any path may go down again. */
function addFolder(found: References, from: string, folder: string): void {
  if (folder === '.' || folder.startsWith('..') || from.startsWith(`${folder}/`)) found.readsByPath = true;
  else found.folders.push(folder);
}

export function isCode(path: string): boolean {
  return /\.[cm]?[jt]sx?$/.test(path);
}
