import { inWords } from '#alerts/rules/naming.ts';
import { rounded } from '#platform/taxonomy/quantities.ts';
import type { Alert } from './alert.ts';
import { unitOfFound } from './found-text.ts';

export type Reason = ReturnType<typeof reasonsOf>[number];

/** What the rule of an alert looked at, in words, and what it found; no value: none is known, or it was not met. */
export function reasonsOf({ conditions, values }: Alert, language: string) {
  return conditions.map((condition, index) => {
    const { quantity } = condition;
    const { name, unit } = inWords(quantity, language) ?? { name: quantity, unit: '' };
    const value = values[index] ?? undefined;
    return {
      ...condition,
      name,
      unit: unitOfFound(condition, unit),
      value: value === undefined ? undefined : rounded(quantity, value),
    };
  });
}
