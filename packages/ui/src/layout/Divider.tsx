import styled from 'styled-components';
import { tokens } from '../tokens/tokens.ts';

/** A thin line between two things of one kind. Accessibility: a separator. */
export function Divider() {
  return <Line />;
}

const Line = styled.hr`
  width: 100%;
  height: 0;
  margin: 0;
  border: 0;
  border-top: ${tokens.borderWidth} solid ${tokens.color.border};
`;
