import { parseSync } from '@swc/core';

export interface Pattern {
  source: string;
  flags: string;
}

/** Every regular expression of a program; `undefined` stands for one that the program puts together itself. */
export function patternsIn(code: string, isTsx = false): (Pattern | undefined)[] {
  return [...patternsBelow(parseSync(code, { syntax: 'typescript', tsx: isTsx }))];
}

function* patternsBelow(node: unknown): Generator<Pattern | undefined> {
  if (typeof node !== 'object' || node === null) return;
  if (isRegExpLiteral(node)) yield { source: node.pattern, flags: node.flags };
  if (isRegExpCall(node)) yield textPattern(node.arguments[0]?.expression);
  if (isSchemaPattern(node)) yield textPattern(node.value);
  for (const part of Object.values(node)) yield* patternsBelow(part);
}

type Node = Record<string, unknown>;

const isOfType = (node: unknown, ...types: string[]): node is Node =>
  typeof node === 'object' && node !== null && 'type' in node && types.some((type) => type === node.type);

const isRegExpLiteral = (node: object): node is { pattern: string; flags: string } =>
  isOfType(node, 'RegExpLiteral');

/** `new RegExp(text)`; `RegExp(text)` is the same. */
const isRegExpCall = (node: object): node is { arguments: { expression: unknown }[] } =>
  isOfType(node, 'NewExpression', 'CallExpression') &&
  isOfType(node.callee, 'Identifier') &&
  node.callee.value === 'RegExp';

/** `pattern: text` in a JSON schema. */
const isSchemaPattern = (node: object): node is { value: unknown } =>
  isOfType(node, 'KeyValueProperty') &&
  isOfType(node.key, 'Identifier') &&
  node.key.value === 'pattern' &&
  isOfType(node.value, 'StringLiteral', 'TemplateLiteral');

/** JSON schemas are compiled with the flag u. */
function textPattern(text: unknown): Pattern | undefined {
  return isOfType(text, 'StringLiteral') ? { source: String(text.value), flags: 'u' } : undefined;
}
