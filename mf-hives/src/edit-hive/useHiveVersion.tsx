import type { ConflictVersion } from '@skep/remote-kit/form';
import { HiveDrawing } from '@skep/ui';
import { useIntl } from '../form/use-form-intl.ts';
import { useBuildText } from '../hive/useBuildText.ts';
import type { HiveValues } from './hive-values.ts';

/** A hive as one of two versions. */
export function useHiveVersion(): (hive: HiveValues) => ConflictVersion {
  const { formatMessage, formatNumber } = useIntl();
  const buildText = useBuildText();
  return ({ name, order, layers, color }) => ({
    picture: <HiveDrawing layers={layers} color={color} label="" />,
    facts: [
      { label: formatMessage({ id: 'hives.name' }), text: name },
      {
        label: formatMessage({ id: 'hives.order' }),
        text: order === undefined ? '' : formatNumber(order),
      },
      { label: formatMessage({ id: 'hives.build' }), text: buildText(layers) },
    ],
  });
}
