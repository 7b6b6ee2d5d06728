import type { IntlShape } from 'react-intl';
import { dimensionNames } from './type-dimensions.ts';

/** Names of the fields of a hive's build, for the summary of what is wrong, in the order of the form. */
export function buildLabels(
  { formatMessage }: IntlShape,
  layerCount: number,
  namePrefix = '',
): Record<string, string> {
  const layers = Array.from({ length: layerCount }, (_, index) => [
    `${namePrefix}layers.${index}.frameCount`,
    formatMessage({ id: 'hives.framesOfLayer' }, { place: index + 1 }),
  ]);
  const sizes = dimensionNames.map((size) => [
    `${namePrefix}dimensions.${size}`,
    formatMessage({ id: 'hives.sizeName' }, { size }),
  ]);
  return Object.fromEntries([
    [`${namePrefix}typeId`, formatMessage({ id: 'hives.type' })],
    [`${namePrefix}layers`, formatMessage({ id: 'hives.layers' })],
    ...layers,
    ...sizes,
  ]);
}
