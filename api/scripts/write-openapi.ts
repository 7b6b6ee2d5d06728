import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { openApiDocument } from '../src/public.ts';

// node scripts/write-openapi.ts <file>: writes the description of the wire, from which packages/rest-client is made.
const [file] = process.argv.slice(2);
if (file === undefined) {
  process.stderr.write('Say where: node scripts/write-openapi.ts <file>\n');
  process.exitCode = 1;
} else {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(await openApiDocument(), null, 2)}\n`);
}
