import type { SelectOption } from './select-props.ts';

/** Returns the options that have all words in their name or group, whatever their accents and capitals. */
export function soughtOptions<Value extends string>(
  options: readonly SelectOption<Value>[],
  sought: string,
): readonly SelectOption<Value>[] {
  const words = plainly(sought).split(/\s+/);
  return options.filter(({ label, group = '' }) => {
    const place = plainly(`${group} ${label}`);
    return words.every((word) => place.includes(word));
  });
}

/** Returns the only option that is named so; undefined where none or several are. */
export function optionNamed<Value extends string>(
  options: readonly SelectOption<Value>[],
  name: string,
): SelectOption<Value> | undefined {
  const named = options.filter(({ label }) => plainly(label) === plainly(name));
  return named.length === 1 ? named[0] : undefined;
}

/** Without accents and capitals, as people search. */
function plainly(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase();
}
