import { tokens } from '@skep/ui';
import styled from 'styled-components';

export interface TagPlateProps {
  /** Two digits. */
  number: string;
}

/** The number as it is on the tag. Decorative: say it in words next to it. */
export function TagPlate({ number }: TagPlateProps) {
  return <Plate aria-hidden>{number}</Plate>;
}

// As a tag that hangs from a nail: the hole is above the digits.
const Plate = styled.span`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: end;
  justify-content: center;
  box-sizing: border-box;
  width: ${tokens.size.target};
  height: 3.75rem;
  padding-block-end: ${tokens.space[4]};
  border: ${tokens.borderWidth} solid ${tokens.color.accentEdge};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.accent};
  color: ${tokens.color.accentText};
  font-size: ${tokens.font.sizeHeading2};
  font-weight: ${tokens.font.weightBold};
  font-variant-numeric: tabular-nums;
  line-height: ${tokens.font.lineHeading};
  &::before {
    content: '';
    position: absolute;
    inset-block-start: ${tokens.space[8]};
    width: ${tokens.space[8]};
    height: ${tokens.space[8]};
    border: ${tokens.borderWidth} solid ${tokens.color.accentEdge};
    border-radius: ${tokens.radius.round};
    background: ${tokens.color.surface};
  }
`;
