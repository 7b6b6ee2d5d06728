import { Text, tokens, VisuallyHidden } from '@skep/ui';
import styled from 'styled-components';
import type { ChartPeriod } from './curve.ts';
import { useIntl } from './i18n.ts';
import type { PlotArea } from './mark.ts';

/** What was so from one moment to another, in milliseconds. */
export interface LabelledRange extends ChartPeriod {
  label: string;
  /** `open`: nobody knows. */
  kind: 'yes' | 'no' | 'open';
}

export interface TimeStripProps {
  /** What it tells of, as “Brood by temperature”. */
  label: string;
  /** In order, and not over one another. */
  timeRanges: readonly LabelledRange[];
  period: ChartPeriod;
  area: PlotArea;
  timeZone: string;
}

/**
 * What was so over time, below a chart and in line with it.
 * Accessibility: a list, named by its label; each entry says its days. Colour is not alone: each range has its word.
 */
export function TimeStrip({ label, timeRanges, period, area, timeZone }: TimeStripProps) {
  const { formatDate } = useIntl();
  const length = period.end - period.start;
  const part = (time: number) => (Math.min(Math.max(time, period.start), period.end) - period.start) / length;
  const day = (time: number) => formatDate(time, { dateStyle: 'medium', timeZone });
  return (
    <div>
      <Text size="small" tone="muted">
        {label}
      </Text>
      <Strip aria-label={label}>
        {timeRanges.map(({ start, end, label: word, kind }) => {
          const days = `${day(start)} – ${day(end - 1)}: ${word}`;
          return (
            <Placed
              key={start}
              $kind={kind}
              title={days}
              style={{
                left: area.left + part(start) * area.width,
                width: (part(end) - part(start)) * area.width,
              }}
            >
              <VisuallyHidden>{days}</VisuallyHidden>
              <Word aria-hidden="true">{word}</Word>
            </Placed>
          );
        })}
      </Strip>
    </div>
  );
}

// A chart's time runs from left to right in every language.
const Strip = styled.ul`
  position: relative;
  direction: ltr;
  // Before the chart is drawn its width is a guess.
  overflow: hidden;
  height: ${tokens.space[24]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const grounds = {
  yes: tokens.color.accentSoft,
  no: tokens.color.sunken,
  open: `repeating-linear-gradient(135deg, ${tokens.color.sunken} 0 4px, transparent 4px 8px)`,
} as const;

const Placed = styled.li<{ $kind: LabelledRange['kind'] }>`
  position: absolute;
  overflow: hidden;
  height: 100%;
  border-inline-start: ${tokens.borderWidth} solid ${tokens.color.border};
  background: ${({ $kind }) => grounds[$kind]};
`;

const Word = styled.span`
  padding: 0 ${tokens.space[4]};
  font-size: ${tokens.font.sizeSmall};
  line-height: ${tokens.space[24]};
  white-space: nowrap;
`;
