import { tokens } from '@skep/ui';
import styled from 'styled-components';

export interface ColourMarkProps {
  /** `#rrggbb`; null or absent: amber. */
  color: string | null | undefined;
}

/** The colour of something, next to its name. Decorative: the name is enough. */
export function ColourMark({ color }: ColourMarkProps) {
  return <Mark aria-hidden="true" style={color ? { background: color } : {}} />;
}

const Mark = styled.span`
  flex: none;
  width: ${tokens.space[16]};
  height: ${tokens.space[32]};
  border: ${tokens.borderWidth} solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.accent};
`;
