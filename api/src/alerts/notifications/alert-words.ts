import {
  type AlertCondition,
  formatLocale,
  formatLocaleOf,
  inUnits,
  type LanguageCode,
  type Units,
} from '@skep/domain';
import {
  alertNewsText,
  countsValues,
  foundText,
  looksAtChange,
  looksAtDeviation,
  looksAtRate,
  unitOfFound,
} from '#alerts/alerts/found-text.ts';
import { inWords } from '#alerts/rules/naming.ts';
import { rounded } from '#platform/taxonomy/quantities.ts';
import type { EventToNotify } from './store.ts';

/** What an alert is put into words from. */
export type AlertFacts = Pick<
  EventToNotify,
  'kind' | 'at' | 'ruleName' | 'hiveName' | 'deviceName' | 'timeZone' | 'conditions' | 'values'
>;

/** Title and text of a message about an alert, in the language and the units of its person. */
export function alertWords(facts: AlertFacts, language: LanguageCode, units: Units) {
  const { kind, at, ruleName, hiveName, deviceName, timeZone } = facts;
  const time = new Intl.DateTimeFormat(formatLocale(language), { timeStyle: 'short', timeZone }).format(at);
  const where = hiveName ?? deviceName;
  const measured = measuredIn(facts, language, units);
  const says = measured === '' ? `${kind}.bare` : kind;
  return {
    title: where === null ? ruleName : `${ruleName}: ${where}`,
    text: alertNewsText(language, says, { measured, time }),
  };
}

/** What each condition found, one after the other; what nobody measured is left out. */
function measuredIn({ conditions, values }: AlertFacts, language: string, units: Units): string {
  const parts = conditions.flatMap((condition, index) => {
    const value = values[index] ?? undefined;
    // Messages themselves have no name.
    const words = inWords(condition.quantity, language) ?? { name: '', unit: '' };
    if (value === undefined) return [];
    const amount = amountOf(condition, value, { units, unit: unitOfFound(condition, words.unit), language });
    return [foundText(condition, { name: words.name, value, amount }, language)];
  });
  return parts.join(', ');
}

interface AmountOptions {
  units: Units;
  unit: string;
  language: string;
}

/** The figure in the units of the person. A difference is no temperature: 1 °C is 1.8 °F. */
function amountOf(
  condition: AlertCondition,
  value: number,
  { units, unit, language }: AmountOptions,
): string {
  const number = new Intl.NumberFormat(formatLocaleOf(language), { maximumFractionDigits: 2 });
  if (countsValues(condition)) return number.format(value);
  const read = (of: number) =>
    inUnits({ value: of, unit: unit === '' || unit === '#' ? undefined : unit }, units);
  const shown = read(value);
  const hasZero = looksAtChange(condition) || looksAtRate(condition) || looksAtDeviation(condition);
  const figure = hasZero ? shown.value - read(0).value : shown.value;
  const shownUnit = shown.unit !== undefined && looksAtRate(condition) ? `${shown.unit}/h` : shown.unit;
  return [number.format(rounded(condition.quantity, figure)), shownUnit].filter(Boolean).join(' ');
}
