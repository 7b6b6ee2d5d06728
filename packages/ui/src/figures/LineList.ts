import styled from 'styled-components';
import { tokens } from '../tokens/tokens.ts';

/** Lines below each other: a name, which has at least `nameWidth`, and its value at the end. */
export const LineList = styled.ul<{ $nameWidth: string }>`
  display: flex;
  flex-direction: column;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space[4]} ${tokens.space[12]};
    align-items: center;
    padding-block: ${tokens.space[8]};
    border-block-start: ${tokens.borderWidth} solid ${tokens.color.border};
    > :first-child {
      flex: 1 0 ${({ $nameWidth }) => `min(${$nameWidth}, 100%)`};
    }
  }
`;
