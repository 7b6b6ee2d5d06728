import type { MiteBand, MiteLevel } from '@skep/domain';
import { Chip, type ChipTone, type IconName, Row, Text } from '@skep/ui';
import { useIntl } from '../use-mite-intl.ts';
import { useLevelText } from './useLevelText.ts';

/** Shown by word and sign, of which colour is the least. */
const signs: Record<MiteBand, { tone: ChipTone; icon: IconName }> = {
  green: { tone: 'success', icon: 'check' },
  amber: { tone: 'warning', icon: 'eye' },
  red: { tone: 'problem', icon: 'attention' },
};

export function BandChip({ band }: { band: MiteBand }) {
  const { formatMessage } = useIntl();
  const { tone, icon } = signs[band];
  return (
    <Chip tone={tone} icon={icon}>
      {formatMessage({ id: `mites.band.${band}` })}
    </Chip>
  );
}

export interface LevelLineProps {
  level: MiteLevel;
  band: MiteBand | undefined;
}

/** A level, its confidence interval, and its colour. */
export function LevelLine({ level, band }: LevelLineProps) {
  return (
    <Row gap={8}>
      <LevelText level={level} />
      {band && <BandChip band={band} />}
    </Row>
  );
}

/** A level, and how far it may be off. */
export function LevelText({ level }: Pick<LevelLineProps, 'level'>) {
  const levelText = useLevelText();
  const range = useRangeText();
  return (
    <Row gap={8}>
      <Text isBold>{levelText(level)}</Text>
      <Text tone="muted" size="small">
        {range(level)}
      </Text>
    </Row>
  );
}

/** As “0.9 to 4.3 %”. */
export function useRangeText(): (level: MiteLevel) => string {
  const { formatMessage, formatNumber } = useIntl();
  const levelText = useLevelText();
  return ({ unit, low, high }) =>
    formatMessage(
      { id: 'mites.range' },
      {
        low: formatNumber(low, { maximumFractionDigits: 1 }),
        high: levelText({ unit, value: high }),
      },
    );
}
