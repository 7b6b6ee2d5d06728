import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import AjvCompiler from '@fastify/ajv-compiler';
import { remoteSchema, remoteSchemaFile } from './write-remote-schema.ts';

const root = join(import.meta.dirname, '../../..');
const options = { coerceTypes: false, useDefaults: false, removeAdditional: false, allErrors: true } as const;
const validate = AjvCompiler()({}, { customOptions: options })({ schema: remoteSchema() });

const declarations = globSync('mf-*/remote.json', { cwd: root }).map((file) => ({
  file,
  declaration: JSON.parse(readFileSync(join(root, file), 'utf8')),
}));

test.each(declarations)('$file is what its schema asks for, and names it', ({ file, declaration }) => {
  expect(validate(declaration) || validate.errors).toBe(true);
  expect(resolve(root, dirname(file), declaration.$schema)).toBe(remoteSchemaFile);
});

test('an editor sees a wrong path, depth and name of a key', () => {
  const [{ declaration } = { declaration: {} }] = declarations;
  const wrong = { path: 'hives', depth: 3, screen: 'home/HomeScreen.tsx', titel: 'Home' };
  validate({ ...declaration, routes: [wrong] });
  const places = validate.errors?.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
  expect(places?.toSorted()).toEqual([
    '/routes/0 additionalProperties',
    '/routes/0/depth enum',
    '/routes/0/path pattern',
  ]);
});
