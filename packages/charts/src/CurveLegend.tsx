import { focusRing, Row, tokens } from '@skep/ui';
import styled from 'styled-components';
import { type Curve, extentOf } from './curve.ts';
import { dashPattern } from './dash.ts';
import type { FigureText } from './useFigureText.ts';

export interface CurveLegendProps {
  curves: readonly Curve[];
  /** Place of the first one among all of the chart, for its strokes. Default: 0. */
  first?: number;
  /** Nothing else is drawn: what is the only line cannot be hidden. Default: false. */
  isAlone?: boolean;
  hidden: ReadonlySet<string>;
  onHidden: (hidden: ReadonlySet<string>) => void;
  figureText: FigureText;
}

/** Each line with its colour, its strokes and what it was last; pressing one hides it. */
export function CurveLegend(legend: CurveLegendProps) {
  const { curves, first = 0, isAlone = false, hidden, onHidden, figureText } = legend;
  function toggle(key: string) {
    const next = new Set(hidden);
    if (!next.delete(key)) next.add(key);
    onHidden(next);
  }
  return (
    <Row gap={4}>
      {curves.map((curve, index) => {
        const { key, name, color } = curve;
        const extent = extentOf(curve);
        return (
          <Entry
            key={key}
            type="button"
            aria-pressed={!hidden.has(key)}
            disabled={isAlone && curves.length === 1}
            onClick={() => toggle(key)}
          >
            <svg width="28" height="12" aria-hidden="true">
              <line
                x1="1"
                x2="27"
                y1="6"
                y2="6"
                stroke={color}
                strokeWidth="3"
                strokeDasharray={dashPattern(first + index)}
              />
            </svg>
            <span>{name}</span> {extent && <b>{figureText(extent.last)}</b>}{' '}
            {extent && extent.least < extent.greatest && (
              <Range>{`${figureText(extent.least)} – ${figureText(extent.greatest)}`}</Range>
            )}
          </Entry>
        );
      })}
    </Row>
  );
}

const Entry = styled.button`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${tokens.space[4]} ${tokens.space[8]};
  align-items: center;
  min-height: ${tokens.size.target};
  margin: 0;
  padding: ${tokens.space[4]} ${tokens.space[12]};
  border: ${tokens.borderWidth} solid ${tokens.color.border};
  border-radius: ${tokens.radius.round};
  background: none;
  color: ${tokens.color.text};
  font: inherit;
  font-size: ${tokens.font.sizeSmall};
  font-variant-numeric: tabular-nums;
  text-align: start;
  cursor: pointer;
  &:hover:enabled {
    background: ${tokens.color.hover};
  }
  &:disabled {
    min-height: 0;
    padding-inline: 0;
    border-color: transparent;
    cursor: default;
  }
  &[aria-pressed='false'] {
    color: ${tokens.color.textMuted};
    text-decoration: line-through;
  }
  ${focusRing}
`;

const Range = styled.span`
  color: ${tokens.color.textMuted};
`;
