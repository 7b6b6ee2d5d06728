import type { ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '../tokens/tokens.ts';

export interface Figure {
  label: string;
  value: ReactNode;
  /** What it means, or since when. */
  note?: string | undefined;
}

/**
 * Figures in a row, each below its name.
 * Accessibility: a list of names with their values (`dl`).
 */
export function FigureList({ figures }: { figures: readonly Figure[] }) {
  return (
    <Figures>
      {figures.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <Value>{value}</Value>
          {note !== undefined && <Note>{note}</Note>}
        </div>
      ))}
    </Figures>
  );
}

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(136px, 100%), 1fr));
  gap: ${tokens.space[16]};
  margin: 0;
  dt {
    color: ${tokens.color.textMuted};
    font-size: ${tokens.font.sizeSmall};
  }
  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Value = styled.dd`
  margin: 0;
  font-size: ${tokens.font.sizeLarge};
  font-variant-numeric: tabular-nums;
  font-weight: ${tokens.font.weightBold};
`;

const Note = styled.dd`
  margin: 0;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.sizeSmall};
`;
