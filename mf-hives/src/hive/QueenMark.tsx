import { Icon, isLightColour, tokens } from '@skep/ui';
import styled from 'styled-components';

export interface QueenMarkProps {
  /** Of her mark, `#rrggbb`; null: not marked. */
  color: string | null;
}

/** The queen in the colour of her mark. Decorative: her name is next to it. */
export function QueenMark({ color }: QueenMarkProps) {
  const paint = color && { background: color, color: isLightColour(color) ? '#000000' : '#ffffff' };
  return (
    <Disc aria-hidden="true" style={paint || {}}>
      <Icon name="queen" size="small" />
    </Disc>
  );
}

const Disc = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 1.75rem;
  height: 1.75rem;
  border: ${tokens.borderWidth} solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.round};
`;
