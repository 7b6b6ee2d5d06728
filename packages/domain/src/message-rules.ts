import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { FieldProblemCode } from './errors.ts';

// A door of its own (`@skep/domain/messages`), since whoever imports it gets the parser of ICU messages as well.

/** A message as `locales/en.json` has it, in the form that FormatJS extracts: the other languages hold texts alone. */
export interface DescribedMessage {
  defaultMessage: string;
  /** For translators: where the text appears, and what its arguments are. */
  description: string;
}

/** Texts of a file of `locales/`, by message id. */
export function textsOfFile(
  messages: Readonly<Record<string, string | DescribedMessage>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [
      id,
      typeof message === 'string' ? message : message.defaultMessage,
    ]),
  );
}

/** Far more than the longest text of any screen or mail. */
export const messageLengthMax = 4000;

/** A text as it is formatted: the pages hold theirs parsed since their build. */
export type ParsedMessage = MessageFormatElement[];

/** @throws SyntaxError when the text is no ICU message */
export function parseMessage(text: string): ParsedMessage {
  return parse(text);
}

/**
 * Names of the values that a text wants, and the words that it tells apart, as `kind=hive`.
 * @throws SyntaxError when the text is no ICU message
 */
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
    // Plurals are not words of ours: each language has its own.
    if (element.type === TYPE.select)
      for (const option of Object.keys(element.options)) names.add(`${element.value}=${option}`);
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const { value } of Object.values(element.options)) collect(value, names);
  }
}

/**
 * Literal texts between the values of a message, with an empty one in place of each value.
 * @throws SyntaxError when the text is no ICU message
 */
export function messageLiterals(text: string): string[] {
  return literalsOf(parse(text));
}

function literalsOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal) return [element.value];
    if (element.type === TYPE.tag) return literalsOf(element.children);
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return Object.values(element.options).flatMap(({ value }) => literalsOf(value));
    return [''];
  });
}

export interface MessagePlural {
  argument: string;
  /** Such as `=0`, `one`, `few`, `other`. */
  options: readonly string[];
}

/**
 * Plurals of a message, also nested ones.
 * @throws SyntaxError when the text is no ICU message
 */
export function messagePlurals(text: string): MessagePlural[] {
  return pluralsOf(parse(text));
}

function pluralsOf(elements: readonly MessageFormatElement[]): MessagePlural[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.tag) return pluralsOf(element.children);
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    const nested = Object.values(element.options).flatMap(({ value }) => pluralsOf(value));
    if (element.type === TYPE.select) return nested;
    return [{ argument: element.value, options: Object.keys(element.options) }, ...nested];
  });
}

/** What keeps a translation from being shown in place of the English text; undefined when nothing does. */
export function messageProblem(text: string, english: string): FieldProblemCode | undefined {
  if (text.trim() === '') return 'required';
  if (text.length > messageLengthMax) return 'too_long';
  // Tab and line end are the only control characters that a text can need.
  if (/[^\P{Cc}\n\t]|\p{Cs}/u.test(text)) return 'unsupported_characters';
  try {
    const wanted = messageArguments(english).join();
    return messageArguments(text).join() === wanted ? undefined : 'other_placeholders';
  } catch {
    return 'not_a_message';
  }
}
