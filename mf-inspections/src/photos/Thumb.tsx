import { tokens } from '@skep/ui';
import styled from 'styled-components';

/** In place of what no browser can draw. */
export const NoPicture = styled.div`
  display: grid;
  place-items: center;
  width: 120px;
  height: 120px;
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.sunken};
  color: ${tokens.color.textMuted};
`;

export const Thumb = styled.div`
  position: relative;
  width: 120px;
  height: 120px;
  & img {
    display: block;
    width: 120px;
    height: 120px;
    object-fit: cover;
    border-radius: ${tokens.radius.small};
    background: ${tokens.color.sunken};
  }
  & img[aria-busy='true'] {
    opacity: 0.5;
  }
  & > button:last-child:not(:first-child) {
    position: absolute;
    top: 0;
    inset-inline-end: 0;
    background: ${tokens.color.surface};
  }
`;
