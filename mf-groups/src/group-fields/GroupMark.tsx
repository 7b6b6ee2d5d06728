import { tokens } from '@skep/ui';
import styled from 'styled-components';

/** The colour of a group, next to its name. Decorative: the name is enough. */
export function GroupMark({ color }: { color: string | null | undefined }) {
  return <Mark aria-hidden="true" style={{ background: color ?? undefined }} />;
}

const Mark = styled.span`
  flex: none;
  width: ${tokens.space[16]};
  height: ${tokens.space[16]};
  border: 1px solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.round};
`;
