import { Link } from '@skep/remote-kit';
import { focusRing, tokens } from '@skep/ui';
import styled from 'styled-components';

/** A queen or a hive, named in a sentence, that has a page of its own. */
export const InlineLink = styled(Link)`
  border-radius: ${tokens.radius.small};
  color: ${tokens.color.accentInk};
  font-weight: ${tokens.font.weightMedium};
  overflow-wrap: anywhere;
  ${focusRing}
`;
