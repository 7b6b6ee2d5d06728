import { Icon, Menu, tokens } from '@skep/ui';
import styled from 'styled-components';
import type { ChartPeriod } from './curve.ts';
import { useIntl } from './i18n.ts';
import { type ChartMark, clusterPx, clustersOf, type PlotArea } from './mark.ts';
import { useMarkText } from './useMarkText.ts';
import type { MomentText } from './useMomentText.ts';

export interface MarkStripProps {
  marks: readonly ChartMark[];
  period: ChartPeriod;
  momentText: MomentText;
  area: PlotArea;
}

/**
 * The annotations of a chart, above it; marks that are close to one another share a button.
 * Accessibility: menus, named by what they open; each entry says its moment.
 */
export function MarkStrip({ marks, period, momentText, area }: MarkStripProps) {
  const { formatMessage } = useIntl();
  const markText = useMarkText(momentText);
  // Half of the last annotation would be outside of the chart.
  const lastPlace = area.left + area.width - clusterPx;
  return (
    <Strip role="group" aria-label={formatMessage({ id: 'chart.marks' })}>
      {clustersOf(marks, period, area).map((cluster) => {
        const [first] = cluster.marks;
        if (!first) return null;
        const count = cluster.marks.length;
        const isMany = count > 1;
        return (
          <Place
            key={first.key}
            style={{ insetInlineStart: Math.min(cluster.left - clusterPx / 2, lastPlace) }}
          >
            <Menu
              label={isMany ? formatMessage({ id: 'chart.markCount' }, { count }) : markText(first)}
              trigger={isMany ? <Count aria-hidden="true">{count}</Count> : <Icon name={first.icon} />}
              items={cluster.marks.map((mark) => ({
                id: mark.key,
                label: markText(mark),
                icon: mark.icon,
                onSelect: mark.onOpen,
              }))}
            />
          </Place>
        );
      })}
    </Strip>
  );
}

// A chart's time runs from left to right in every language.
const Strip = styled.div`
  position: relative;
  direction: ltr;
  height: ${clusterPx}px;
  color: ${tokens.color.accentInk};
`;

const Place = styled.div`
  position: absolute;
`;

const Count = styled.span`
  min-width: 24px;
  padding: 2px ${tokens.space[4]};
  border-radius: ${tokens.radius.round};
  background: ${tokens.color.accentSoft};
  font-size: ${tokens.font.sizeSmall};
`;
