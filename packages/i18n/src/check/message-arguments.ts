import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** Names of the values that a text wants. @throws SyntaxError when the text is no ICU message */
export function messageArguments(text: string): string[] {
  const names = new Set<string>();
  collect(parse(text, { requiresOtherClause: true }), names);
  return [...names].sort();
}

function collect(elements: readonly MessageFormatElement[], names: Set<string>): void {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    names.add(element.value);
    if (element.type === TYPE.tag) collect(element.children, names);
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const { value } of Object.values(element.options)) collect(value, names);
  }
}
