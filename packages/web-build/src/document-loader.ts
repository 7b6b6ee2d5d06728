import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoaderContext } from 'webpack';
import { flatDocument } from './flat-document.ts';

/** A document as code generation wrote it: its name, and the parsed document as JSON. */
const generatedDocument = /^export const (\w+) = (\{.*\}) as unknown as /gm;

/** The call that names a document, with its text. */
const call = /\bgraphql\(\s*`\s*(query|mutation|subscription|fragment)\s+(\w+)[^`]*`,?\s*\)/g;

/** All that a program needs of a fragment is its type: the operation that spreads it holds its fields. */
const fragmentMark = '{}';

/**
 * Webpack loader for `*.graphql.ts`: each call of `graphql` becomes its parsed document. Without this every front holds
 * all its documents, as text and parsed, from the first visit on: 6 KB of home, and 200 KB to read on a phone.
 */
export default function loadDocuments(this: LoaderContext<{ folder: string }>, source: string): string {
  const file = join(this.getOptions().folder, 'src/generated/graphql.ts');
  this.addDependency(file);
  const documents = new Map(
    [...readFileSync(file, 'utf8').matchAll(generatedDocument)].map(([, name, json]) => [name, json]),
  );
  return source.replace(call, (_text, kind: string, name: string) => {
    if (kind === 'fragment') return `(${fragmentMark})`;
    const document = documents.get(`${name}Document`);
    if (document === undefined) throw new Error(`${name} is not generated yet: run npm run generate.`);
    return `(${JSON.stringify(flatDocument(JSON.parse(document)))})`;
  });
}
