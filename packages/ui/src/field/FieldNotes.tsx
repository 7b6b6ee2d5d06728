import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import { tokens } from '../tokens/tokens.ts';

/** The asterisk of a field that must be answered; screen readers get `aria-required` instead. */
export function RequiredMark() {
  return <Mark aria-hidden="true"> *</Mark>;
}

interface FieldNoteProps {
  id: string;
  children: ReactNode;
}

/** A sentence of help. */
export function FieldHint({ id, children }: FieldNoteProps) {
  return <Hint id={id}>{children}</Hint>;
}

/** What is wrong, and what to enter. */
export function FieldError({ id, children }: FieldNoteProps) {
  return (
    <Problem id={id}>
      <Icon name="problem" size="small" />
      <span>{children}</span>
    </Problem>
  );
}

const Mark = styled.span`
  color: ${tokens.color.problem};
`;

const Hint = styled.p`
  max-width: 60ch;
  margin: 0;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.sizeSmall};
  line-height: 1.4;
`;

const Problem = styled.p`
  display: flex;
  gap: ${tokens.space[8]};
  max-width: 60ch;
  margin: 0;
  color: ${tokens.color.problem};
  font-size: ${tokens.font.sizeSmall};
  font-weight: ${tokens.font.weightMedium};
  line-height: 1.4;
`;
