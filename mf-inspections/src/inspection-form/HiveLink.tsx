import { Link } from '@skep/remote-kit';
import { focusRing, tokens } from '@skep/ui';
import styled from 'styled-components';

/** A hive's name at the head of a row, as large as a thumb without making the row higher. */
export const HiveLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${tokens.size.target};
  margin-block: calc(-1 * ${tokens.space[12]});
  color: ${tokens.color.text};
  font-size: ${tokens.font.sizeHeading3};
  font-weight: ${tokens.font.weightBold};
  overflow-wrap: anywhere;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
  ${focusRing}
`;
