import styled from 'styled-components';
import { tokens } from '../tokens/tokens.ts';

export interface BadgeProps {
  /** Shown up to 99; nothing is drawn at 0. */
  count: number;
  /** What is counted, in words, as "3 new alerts". */
  label: string;
}

/** A number at something that wants to be looked at. Accessibility: an image named by `label`. */
export function Badge({ count, label }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <Dot role="img" aria-label={label}>
      {count > 99 ? '99+' : count}
    </Dot>
  );
}

const Dot = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 20px;
  height: 20px;
  padding-inline: 6px;
  box-sizing: border-box;
  border-radius: ${tokens.radius.round};
  background: ${tokens.color.problem};
  color: ${tokens.color.problemText};
  font-size: 0.75rem;
  font-variant-numeric: tabular-nums;
  font-weight: ${tokens.font.weightBold};
  line-height: 1;
`;
