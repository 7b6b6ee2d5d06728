import { Text, tokens } from '@skep/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface ChoiceGroupProps {
  /** Where the summary of faults leads. */
  id: string;
  label: string;
  error?: string | undefined;
  children: ReactNode;
}

/** Many things of which some are chosen, as one field of a form. */
export function ChoiceGroup({ id, label, error, children }: ChoiceGroupProps) {
  return (
    <Group id={id} tabIndex={-1} aria-describedby={error && `${id}-error`}>
      <legend>{label}</legend>
      {children}
      {error && (
        <Text id={`${id}-error`} tone="problem">
          {error}
        </Text>
      )}
    </Group>
  );
}

const Group = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[8]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  outline: none;
  > legend {
    padding: 0;
    margin-block-end: ${tokens.space[4]};
    font-weight: ${tokens.font.weightBold};
  }
`;
