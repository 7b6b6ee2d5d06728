import { useIntl } from 'react-intl';
import type { InspectionValues } from '../inspection/inspection-values.ts';
import type { GeneralField } from './version-differences.ts';

/** A field's value in words; a dash for what is not answered. */
export function useFieldText(): (field: GeneralField, values: InspectionValues) => string {
  const { formatDate, formatMessage, formatNumber } = useIntl();
  return (field, values) => {
    const value = values[field];
    if (value === undefined || value === '') return '–';
    if (typeof value === 'boolean')
      return formatMessage({ id: 'inspections.yesNo' }, { isYes: String(value) });
    if (typeof value === 'number') return formatNumber(value);
    const isTime = field === 'inspectedAt' || field === 'reminderAt';
    // The minute on the clock of the inspection's zone, shown as it stands.
    return isTime
      ? formatDate(`${value}Z`, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
      : value;
  };
}
