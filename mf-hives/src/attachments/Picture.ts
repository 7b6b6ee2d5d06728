import { tokens } from '@skep/ui';
import styled from 'styled-components';

/** A small picture of a hive or a queen. */
export const Picture = styled.img<{ $isSmall?: boolean }>`
  flex: none;
  width: ${({ $isSmall }) => ($isSmall ? 3.5 : 6)}rem;
  height: ${({ $isSmall }) => ($isSmall ? 3.5 : 6)}rem;
  object-fit: cover;
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.sunken};
`;
