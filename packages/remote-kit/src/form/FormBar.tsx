import { media, tokens } from '@skep/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface FormBarProps {
  children: ReactNode;
}

/**
 * The end of a form that is a page of its own, for `end` of SavedForm: its buttons stay in the thumb's reach, with why it
 * was not saved above them. On a phone it replaces the shell's tabs, which make way for it (docs/adr/0054).
 */
export function FormBar({ children }: FormBarProps) {
  return <Bar data-form-bar>{children}</Bar>;
}

const Bar = styled.div`
  position: sticky;
  z-index: ${tokens.layer.bar};
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[8]};
  justify-content: flex-end;
  padding: ${tokens.space[12]};
  border: ${tokens.borderWidth} solid ${tokens.color.border};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.surface};
  & > [role='alert'] {
    flex: 1 0 100%;
  }
  /* The usual buttons stand in a row of their own. */
  & > div:not([role]) {
    flex: 1;
  }
  ${media.phone} {
    position: fixed;
    right: 0;
    left: 0;
    padding: ${tokens.space[8]} ${tokens.space[12]} calc(${tokens.space[8]} + env(safe-area-inset-bottom));
    border-width: ${tokens.borderWidth} 0 0;
    border-radius: 0;
    /* One row, whatever the language: words wrap inside of their button. */
    & > div:not([role]) {
      flex-wrap: nowrap;
    }
    & > button,
    & > div:not([role]) > button {
      flex: 1 1 0;
      min-height: ${tokens.size.targetMain};
      padding-inline: ${tokens.space[8]};
    }
  }
`;
