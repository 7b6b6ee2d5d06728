import { inUnits } from '@skep/domain';
import { measuredText } from '@skep/i18n';
import { useUnits } from '@skep/remote-kit';
import type { AlertReasonFragment as Reason } from '../generated/graphql.ts';
import { useIntl } from '../use-intl.ts';

const signs = {
  EQUAL_TO: '=',
  LESS_THAN: '<',
  GREATER_THAN: '>',
  LESS_THAN_OR_EQUAL: '\u2264',
  GREATER_THAN_OR_EQUAL: '\u2265',
} as const;

const sentences = {
  VALUE: 'alerts.reason.value',
  DIFFERENCE: 'alerts.reason.change',
  ABSOLUTE_DIFFERENCE: 'alerts.reason.change',
  RISE: 'alerts.reason.rise',
  RISE_PERCENT: 'alerts.reason.rise',
  FALL: 'alerts.reason.fall',
} as const;

/** What a condition found, as "Inside temperature: 9 °C (< 20 °C)", in the person's units. */
export function useReasonText() {
  const { formatMessage, formatNumber } = useIntl();
  const units = useUnits();
  const figureText = (value: number, reason: Reason) => {
    const { unit, comparison, isCount, isRate, isDeviation } = reason;
    if (isCount) return formatNumber(value);
    const shown = inUnits({ value, unit: unit === '' ? undefined : unit }, units);
    // A difference of temperatures has no zero of its own.
    const isValue = comparison === 'VALUE' && !isRate && !isDeviation;
    const zero = isValue ? 0 : inUnits({ value: 0, unit }, units).value;
    const shownUnit = isRate && shown.unit !== undefined ? `${shown.unit}/h` : shown.unit;
    return measuredText(shown.value - zero, shownUnit, formatNumber, { maximumFractionDigits: 2 });
  };
  const limitText = (reason: Reason) =>
    `${signs[reason.comparator]}\u00a0${figureText(reason.threshold, reason)}`;
  function reasonText(reason: Reason): string {
    const limit = limitText(reason);
    const isAboutMessages = reason.quantity === 'message';
    if (isAboutMessages && !reason.value) return formatMessage({ id: 'alerts.reason.silence' });
    if (reason.value === null) return `${reason.name} (${limit})`;
    const value = figureText(reason.value, reason);
    if (isAboutMessages) return formatMessage({ id: 'alerts.reason.messages' }, { value, limit });
    const id = reason.isCount ? 'alerts.reason.count' : sentences[reason.comparison];
    return formatMessage({ id }, { name: reason.name, value, limit });
  }
  return { reasonText, limitText };
}
