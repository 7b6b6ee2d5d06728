import { hasFrames, readLayers } from '@skep/domain';
import { useIntl } from '../colony-history/use-life-intl.ts';
import type { HiveVersionsQuery } from '../generated/graphql.ts';
import { useBuildText } from '../hive/useBuildText.ts';
import type { Fact } from './VersionCard.tsx';

export type Version = NonNullable<HiveVersionsQuery['hiveVersions']>[number];

/** What a version of a hive says, as people read it: always the same facts in the same order. */
export function useVersionFacts(types: HiveVersionsQuery['hiveCatalogue']['hiveTypes']) {
  const { formatMessage, formatNumber } = useIntl();
  const buildText = useBuildText();
  return ({ name, order, color, typeId, layers }: Version): Fact[] => {
    const boxes = readLayers(layers);
    const frames = boxes
      .filter(({ kind }) => hasFrames(kind))
      .reduce((sum, { frameCount }) => sum + (frameCount ?? 0), 0);
    return [
      { label: formatMessage({ id: 'hives.name' }), text: name },
      { label: formatMessage({ id: 'hives.order' }), text: order === null ? '' : formatNumber(order) },
      { label: formatMessage({ id: 'hives.build' }), text: buildText(boxes) },
      { label: formatMessage({ id: 'hives.frames' }), text: formatNumber(frames) },
      { label: formatMessage({ id: 'hives.type' }), text: types.find(({ id }) => id === typeId)?.name ?? '' },
      { label: formatMessage({ id: 'hives.hiveColour' }), text: color ?? '' },
    ];
  };
}
