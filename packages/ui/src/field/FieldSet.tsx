import type { ReactNode } from 'react';
import styled from 'styled-components';
import { visuallyHidden } from '../layout/VisuallyHidden.tsx';
import { wholeWords } from '../layout/whole-words.ts';
import { tokens } from '../tokens/tokens.ts';
import { FieldError, FieldHint, RequiredMark } from './FieldNotes.tsx';
import type { FieldProps } from './field-props.ts';
import type { FieldIds } from './useFieldIds.ts';

export interface FieldSetProps extends FieldProps {
  ids: FieldIds;
  /** Default: `group`. */
  role?: 'group' | 'radiogroup';
  /** At the end of the label's line, as a clear button. */
  aside?: ReactNode;
  children: ReactNode;
}

/**
 * Label, hint and error round a field of several controls.
 * Accessibility: a group, or a radio group, named by its label; hint and error describe it.
 */
export function FieldSet({
  ids,
  role = 'group',
  label,
  isLabelHidden,
  hint,
  error,
  isRequired,
  aside,
  children,
}: FieldSetProps) {
  const isRadios = role === 'radiogroup';
  return (
    <Group
      id={ids.control}
      role={role}
      aria-labelledby={ids.label}
      aria-describedby={ids.describedBy}
      aria-invalid={isRadios && error !== undefined ? true : undefined}
      aria-required={isRadios && isRequired ? true : undefined}
    >
      <TopLine $isHidden={isLabelHidden === true}>
        <GroupLabel id={ids.label}>
          {label}
          {isRequired && <RequiredMark />}
        </GroupLabel>
        {aside}
      </TopLine>
      {hint !== undefined && <FieldHint id={ids.hint}>{hint}</FieldHint>}
      {children}
      {error !== undefined && <FieldError id={ids.error}>{error}</FieldError>}
    </Group>
  );
}

const Group = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[8]};
  width: 100%;
  min-width: 0;
`;

const TopLine = styled.div<{ $isHidden: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[8]};
  min-height: 1.5rem;
  ${({ $isHidden }) => $isHidden && visuallyHidden}
`;

const GroupLabel = styled.span`
  ${wholeWords}
  font-weight: 600;
  line-height: ${tokens.font.lineHeading};
`;
