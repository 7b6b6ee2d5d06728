import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import { declarationSchema } from './schema/registry.ts';

/** What editors know of a `remote.json`: the schema by which its build checks it. */
export function remoteSchema(): object {
  return { title: 'A remote of Skep', ...toJsonSchema(declarationSchema, { typeMode: 'input' }) };
}

/** Where each `remote.json` finds it. */
export const remoteSchemaFile = join(import.meta.dirname, 'generated/remote.schema.json');

// As in the script `generate`.
if (process.argv[1] === import.meta.filename) {
  mkdirSync(dirname(remoteSchemaFile), { recursive: true });
  writeFileSync(remoteSchemaFile, `${JSON.stringify(remoteSchema(), null, 2)}\n`);
}
