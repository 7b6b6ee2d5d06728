import { type AlertCalculation, type AlertCondition, anyMessage } from '@skep/domain';
import { textsOf } from '#platform/i18n/texts.ts';

export const { text: alertNewsText } = textsOf('alert-news');

/** The condition counts values, so what it found has no unit. */
export const countsValues = (condition: AlertCondition): boolean =>
  condition.period === 'intervals' || (calculates(condition, 'count') && !looksAtPercent(condition));

/** The condition looks at the change in an hour. */
export const looksAtRate = (condition: AlertCondition): boolean =>
  calculates(condition, 'rate') && !looksAtPercent(condition);

/** The condition looks at how far values lie apart: a difference, as of temperatures, without a zero of its own. */
export const looksAtDeviation = (condition: AlertCondition): boolean => calculates(condition, 'deviation');

/** The condition compares a value with an earlier one. */
export const looksAtChange = (condition: AlertCondition): boolean => comparisonOf(condition) !== 'value';

/** What the condition found is a percentage of an earlier value, whatever was measured. */
const looksAtPercent = (condition: AlertCondition): boolean => comparisonOf(condition) === 'rise_percent';

/** Unit of what the condition found. @param measured unit of its quantity */
export const unitOfFound = (condition: AlertCondition, measured: string): string =>
  looksAtPercent(condition) ? '%' : measured;

const calculates = (condition: AlertCondition, calculation: AlertCalculation) =>
  'calculation' in condition && condition.calculation === calculation;

const comparisonOf = (condition: AlertCondition) =>
  'comparison' in condition ? condition.comparison : 'value';

const reasons = {
  value: 'reason.value',
  rise: 'reason.rise',
  rise_percent: 'reason.rise',
  fall: 'reason.fall',
  difference: 'reason.change',
  absolute_difference: 'reason.change',
} as const;

/**
 * Returns what a condition found in the words of the app's screens: “Weight has fallen by 42 kg”.
 * @param amount the figure with its unit
 */
export function foundText(
  condition: AlertCondition,
  { name, value, amount }: { name: string; value: number; amount: string },
  language: string,
): string {
  return alertNewsText(language, reasonOf(condition, value), { name, value: amount });
}

function reasonOf(condition: AlertCondition, value: number): string {
  if (condition.quantity === anyMessage) return value === 0 ? 'reason.silence' : 'reason.messages';
  return countsValues(condition) ? 'reason.count' : reasons[comparisonOf(condition)];
}
