import { media, tokens } from '@skep/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

type PhonePlace = 'above' | 'below' | 'nowhere';

export interface WorkbenchProps {
  /** What is being made; stays in sight while there is room for both. */
  picture: ReactNode;
  /** Where the picture goes when there is no room next to the fields. Default: `above`. */
  onPhone?: PhonePlace;
  /** Fields that make it. */
  children: ReactNode;
}

/** What is being made, next to the fields that make it. */
export function Workbench({ picture, onPhone = 'above', children }: WorkbenchProps) {
  return (
    <Bench>
      <Stand $onPhone={onPhone}>{picture}</Stand>
      <Fields>{children}</Fields>
    </Bench>
  );
}

const Bench = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[24]};
  ${media.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    gap: ${tokens.space[32]};
    align-items: start;
  }
`;

const Stand = styled.div<{ $onPhone: PhonePlace }>`
  display: ${({ $onPhone }) => ($onPhone === 'nowhere' ? 'none' : 'flex')};
  flex-direction: column;
  order: ${({ $onPhone }) => ($onPhone === 'below' ? 1 : 0)};
  align-items: center;
  justify-content: flex-end;
  padding: ${tokens.space[24]} ${tokens.space[16]};
  border-radius: ${tokens.radius.large};
  background: ${tokens.color.sunken};
  ${media.desktop} {
    position: sticky;
    /* Below the top bar of the page. */
    top: calc(${tokens.size.targetMain} + ${tokens.space[24]});
    display: flex;
    order: 0;
    min-height: 20rem;
  }
`;

const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[24]};
  min-width: 0;
  max-width: ${tokens.size.readable};
`;
