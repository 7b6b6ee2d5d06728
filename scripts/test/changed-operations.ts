import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DefinitionNode, Kind, type ObjectTypeDefinitionNode, parse, print, visit } from 'graphql';
import { projectRoot } from '../../standalone/src/folders.ts';
import { decidesEveryAccess } from './access-files.ts';
import { baseOfChange, recentlyChangedFiles } from './changed-files.ts';
import { git } from './checkout.ts';

const slices = 'gateway/src/slices';
const table = 'gateway/src/testing/access-table.ts';

/**
 * Returns for which operations the gateway's table of access and hostile input are tried in full, as the environment of
 * its tests says it: those whose arguments, inputs or row of the table a landing changes, or all of them (`1`) when it
 * changes what decides for every operation.
 */
export function operationsToTryWhole(): Record<string, string> {
  const changed = recentlyChangedFiles();
  if (
    changed === undefined ||
    !changed.some((path) => path.startsWith('gateway/') || decidesEveryAccess(path))
  )
    return {};
  if (changed.some(decidesEveryAccess)) return { SKEP_TEST_WHOLE: '1' };
  const base = baseOfChange();
  const names = [
    ...changedRootFields(schemaAt(base), schemaNow()),
    ...changedRows(git('show', `${base}:${table}`), readFileSync(join(projectRoot, table), 'utf8')),
  ];
  return names.length === 0 ? {} : { SKEP_TEST_WHOLE: [...new Set(names)].join() };
}

function schemaAt(commit: string): string {
  const files = git('ls-tree', '-r', '--name-only', commit, slices).split('\n');
  return files
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => git('show', `${commit}:${file}`))
    .join('\n');
}

function schemaNow(): string {
  return readdirSync(join(projectRoot, slices), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => readFileSync(join(projectRoot, slices, file), 'utf8'))
    .join('\n');
}

/** Returns the queries and mutations of a schema that an older one does not have, or not with the same arguments. */
export function changedRootFields(before: string, after: string): string[] {
  const known = rootFields(before);
  return [...rootFields(after)].filter(([name, form]) => known.get(name) !== form).map(([name]) => name);
}

/** Each with its arguments, the inputs and enums that these can hold, and the name of what it returns. */
function rootFields(schema: string): Map<string, string> {
  const { definitions } = visit(parse(schema, { noLocation: true }), {
    enter: (node) => ('description' in node ? { ...node, description: undefined } : undefined),
  });
  const inputs = new Map(
    definitions.filter(isOfInputs).map((definition) => [definition.name.value, print(definition)]),
  );
  const roots = definitions.filter(isRoot).flatMap(({ fields = [] }) => fields);
  return new Map(
    roots.map((field) => [
      field.name.value,
      [print(field), ...reached(inputs, (field.arguments ?? []).map(print).join())].join('\n'),
    ]),
  );
}

function reached(inputs: ReadonlyMap<string, string>, text: string): string[] {
  const found = new Map<string, string>();
  const texts = [text];
  for (let next = texts.pop(); next !== undefined; next = texts.pop()) {
    for (const [name] of next.matchAll(/\w+/g)) {
      const input = inputs.get(name);
      if (input === undefined || found.has(name)) continue;
      found.set(name, input);
      texts.push(input);
    }
  }
  return [...found.values()];
}

const isOfInputs = (node: DefinitionNode) =>
  node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION || node.kind === Kind.ENUM_TYPE_DEFINITION;

const isRoot = (node: DefinitionNode): node is ObjectTypeDefinitionNode =>
  node.kind === Kind.OBJECT_TYPE_DEFINITION && ['Query', 'Mutation'].includes(node.name.value);

/** Returns the operations whose row in the table of access is another one than before. */
export function changedRows(before: string, after: string): string[] {
  const known = rows(before);
  return [...rows(after)].filter(([name, row]) => known.get(name) !== row).map(([name]) => name);
}

function rows(source: string): Map<string, string> {
  const [, body = ''] = source.split('export const accessTable');
  return new Map(
    body
      .split(/\n(?= {2}\w+:)/)
      .map((row) => [/\w+/.exec(row)?.[0] ?? '', row.replaceAll(/^ *\/\/.*$/gm, '').trim()]),
  );
}
