import type { ConflictVersion } from '@skep/remote-kit/form';
import type { Quantity } from '../device/quantity-options.ts';
import { useIntl } from '../use-intl.ts';
import type { SensorValues } from './sensor-values.ts';

/** A definition as one of two versions. */
export function useSensorVersion(
  quantities: readonly Quantity[],
): (definition: SensorValues) => ConflictVersion {
  const { formatMessage, formatNumber, formatDate } = useIntl();
  const label = (field: keyof SensorValues) => formatMessage({ id: `sensors.field.${field}` });
  const nameOf = (key = '') => quantities.find((quantity) => quantity.key === key)?.name ?? key;
  const number = (value: number | undefined) =>
    value === undefined ? '' : formatNumber(value, { maximumSignificantDigits: 10 });
  return ({ name, input, output, offset, multiplier, validFrom, isInside }) => ({
    facts: [
      { label: label('name'), text: name },
      { label: label('input'), text: nameOf(input) },
      { label: label('output'), text: nameOf(output) },
      { label: label('offset'), text: number(offset) },
      { label: label('multiplier'), text: number(multiplier) },
      {
        label: label('validFrom'),
        text: validFrom ? formatDate(validFrom, { dateStyle: 'medium', timeStyle: 'short' }) : '',
      },
      {
        label: label('isInside'),
        text:
          isInside === undefined
            ? ''
            : formatMessage({ id: 'sensors.inside' }, { isInside: String(isInside) }),
      },
    ],
  });
}
