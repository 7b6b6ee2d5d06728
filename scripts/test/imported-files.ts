import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a file takes from another file of the project. */
interface Import {
  file: string;
  /** Undefined: everything. */
  names: string[] | undefined;
  isExported: boolean;
}

interface SourceFile {
  imports: Import[];
  declared: string[];
}

interface ParsedImport extends Omit<Import, 'file'> {
  specifier: string;
}

const statement = /^(import|export)\b([^'";]{0,4000})'([^']{1,200})'/gm;
const dynamicImport = /\bimport\('([^']{1,200})'/g;
const declaration =
  /^export (?:default )?(?:async )?(?:const|let|function|class|type|interface|enum) (\w{1,100})/gm;

/**
 * Returns a function that lists the files of the project that a file imports, directly or through other files, with
 * the file itself. Paths are relative to the project. From a file that only exports what other files declare, such as
 * the `public.ts` of a package, only the files that declare an imported name are followed.
 */
export function importReader(root: string): (file: string) => Set<string> {
  const sources = new Map<string, SourceFile>();
  const fileOf = fileFinder(root);

  function sourceOf(file: string): SourceFile {
    const known = sources.get(file);
    if (known !== undefined) return known;
    const { imports, declared } = parse(/\.tsx?$/.test(file) ? readFileSync(join(root, file), 'utf8') : '');
    const resolved = imports.flatMap(({ specifier, ...rest }) => {
      const target = fileOf(file, specifier);
      return target === undefined ? [] : [{ ...rest, file: target }];
    });
    const source = { imports: resolved, declared };
    sources.set(file, source);
    return source;
  }

  function follow(file: string, names: string[] | undefined, found: Set<string>): void {
    if (names !== undefined && onlyExportsOthers(sourceOf(file))) {
      for (const exported of exportsWith(file, names)) follow(exported.file, exported.names, found);
    } else if (!found.has(file)) {
      found.add(file);
      for (const imported of sourceOf(file).imports) follow(imported.file, imported.names, found);
    }
  }

  /** What a file exports from other files, as far as it has to do with these names. */
  function exportsWith(file: string, names: string[]): Import[] {
    return sourceOf(file).imports.flatMap((exported) => {
      const given = exported.names ?? namesOf(exported.file);
      const wanted = given?.filter((name) => names.includes(name)) ?? names;
      return wanted.length > 0 ? [{ ...exported, names: wanted }] : [];
    });
  }

  /** Returns the names that a file declares; undefined when it exports from other files, too. */
  function namesOf(file: string): string[] | undefined {
    const { imports, declared } = sourceOf(file);
    return imports.some(({ isExported }) => isExported) ? undefined : declared;
  }

  return (file) => {
    const found = new Set<string>();
    follow(file, undefined, found);
    return found;
  };
}

/** Returns a function that finds the file that an import names: nothing for a package that is not of the project. */
function fileFinder(root: string): (from: string, specifier: string) => string | undefined {
  const packages = new Map<string, Record<string, string> | undefined>();

  function fileOf(from: string, specifier: string): string | undefined {
    if (specifier.startsWith('.')) return existing(join(dirname(from), specifier));
    const [, name, entry = ''] = /^@skep\/([^/]+)(\/.+)?$/.exec(specifier) ?? [];
    const path = name && exportsOf(name)?.[`.${entry}`];
    return path ? existing(join('packages', name, path)) : undefined;
  }

  function exportsOf(name: string): Record<string, string> | undefined {
    if (!packages.has(name)) {
      const manifest = join(root, 'packages', name, 'package.json');
      packages.set(
        name,
        existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).exports : undefined,
      );
    }
    return packages.get(name);
  }

  function existing(file: string): string | undefined {
    return existsSync(join(root, file)) ? file : undefined;
  }

  return fileOf;
}

function onlyExportsOthers({ imports, declared }: SourceFile): boolean {
  return imports.length > 0 && declared.length === 0 && imports.every(({ isExported }) => isExported);
}

function parse(text: string): { imports: ParsedImport[]; declared: string[] } {
  const named = [...text.matchAll(statement)].flatMap(([, kind, clause = '', specifier = '']) => {
    const taken = clause.trim();
    // A constant with a text is a statement, too.
    if (taken !== '' && !taken.endsWith('from')) return [];
    return [{ specifier, names: namesIn(taken), isExported: kind === 'export' }];
  });
  const whole = [...text.matchAll(dynamicImport)].map(([, specifier = '']) => ({
    specifier,
    names: undefined,
    isExported: false,
  }));
  return {
    imports: [...named, ...whole],
    declared: [...text.matchAll(declaration)].map(([, name = '']) => name),
  };
}

/** Returns the names between the braces; undefined for a clause that takes everything. */
function namesIn(clause: string): string[] | undefined {
  const list = clause.startsWith('{') || clause.startsWith('type {') ? clause.split(/[{}]/)[1] : undefined;
  return list
    ?.split(',')
    .map((name) => name.trim().replace('type ', '').split(' as ')[0] ?? '')
    .filter((name) => name !== '');
}
