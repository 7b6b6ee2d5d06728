import { media, tokens } from '@skep/ui';
import styled from 'styled-components';

/** The name of a cell, and its button at the other end; below it where a phone has no room. */
export const EndsOfLine = styled.div`
  display: flex;
  gap: ${tokens.space[4]};
  align-items: center;
  justify-content: space-between;
  ${media.phone} {
    flex-wrap: wrap;
  }
`;
