import { Text, tokens } from '@skep/ui';
import styled from 'styled-components';
import { useIntl } from './i18n.ts';
import { type Scale, useFigureText } from './useFigureText.ts';

/** From the least to the greatest that a gauge shows, and what is usual between them. */
export interface GaugeRange {
  least: number;
  low: number;
  high: number;
  greatest: number;
}

export interface GaugeProps extends Scale {
  name: string;
  value: number;
  range: GaugeRange;
}

const radius = 50;
const length = Math.PI * radius;
const arc = `M10 60a${radius} ${radius} 0 0 1 100 0`;

/**
 * One figure within what is usual. Drawn without Highcharts: it is above the charts and waits for no script.
 * Accessibility: a meter with its value in words.
 */
export function Gauge({ name, value, range, ...scale }: GaugeProps) {
  const { formatMessage } = useIntl();
  const text = useFigureText(scale)(value);
  const { least, low, high, greatest } = range;
  const share = (figure: number) => Math.max(0, Math.min(1, (figure - least) / (greatest - least)));
  const state = value < low ? 'low' : value > high ? 'high' : 'usual';
  const words = state === 'usual' ? undefined : formatMessage({ id: `chart.${state}` });
  return (
    <Box
      role="meter"
      aria-label={name}
      aria-valuemin={least}
      aria-valuemax={greatest}
      aria-valuenow={Math.max(least, Math.min(greatest, value))}
      aria-valuetext={words === undefined ? text : `${text}, ${words}`}
    >
      <svg viewBox="0 0 120 66" aria-hidden="true">
        <Track d={arc} />
        <Usual
          d={arc}
          strokeDasharray={`0 ${share(low) * length} ${(share(high) - share(low)) * length} ${length}`}
        />
        <Filled d={arc} $color={colors[state]} strokeDasharray={`${share(value) * length} ${length * 2}`} />
      </svg>
      <Figure>{text}</Figure>
      <Text as="span" size="small" tone="muted">
        {name}
      </Text>
      {words !== undefined && <State $color={colors[state]}>{words}</State>}
    </Box>
  );
}

const colors = { low: tokens.color.information, usual: tokens.color.success, high: tokens.color.problem };

const Box = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  min-width: 0;
  text-align: center;
  hyphens: auto;
  /* So that a column that is as wide as its words tears none. */
  && span {
    overflow-wrap: break-word;
  }
  svg {
    width: min(100%, 128px);
    fill: none;
  }
`;

const Track = styled.path`
  stroke: ${tokens.color.sunken};
  stroke-width: 10;
`;

const Usual = styled.path`
  stroke: ${tokens.color.borderStrong};
  stroke-width: 2;
`;

const Filled = styled.path<{ $color: string }>`
  stroke: ${({ $color }) => $color};
  stroke-width: 10;
`;

const Figure = styled.span`
  margin-block-start: -${tokens.space[24]};
  font-size: ${tokens.font.sizeLarge};
  font-weight: ${tokens.font.weightBold};
  font-variant-numeric: tabular-nums;
`;

const State = styled.span<{ $color: string }>`
  color: ${({ $color }) => $color};
  font-size: ${tokens.font.sizeSmall};
  font-weight: ${tokens.font.weightMedium};
`;
