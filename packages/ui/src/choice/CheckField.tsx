import styled from 'styled-components';
import { Layout } from '../field/FieldFrame.tsx';
import { FieldError, FieldHint, RequiredMark } from '../field/FieldNotes.tsx';
import { useFieldIds } from '../field/useFieldIds.ts';
import { tokens } from '../tokens/tokens.ts';
import type { CheckboxProps } from './Checkbox.tsx';
import { CheckLine } from './CheckLine.tsx';

/** A check box or switch with hint and error. */
export function CheckField(props: CheckboxProps & { look: 'checkbox' | 'switch' }) {
  const { label, hint, error, isRequired, isChecked, onChange, onBlur, isDisabled, name, look, ref } = props;
  const ids = useFieldIds(props);
  return (
    <Layout>
      <CheckLine
        id={ids.control}
        name={name}
        look={look}
        label={
          <>
            {label}
            {isRequired && <RequiredMark />}
          </>
        }
        isChecked={isChecked}
        onChange={onChange}
        onBlur={onBlur}
        isDisabled={isDisabled}
        isInvalid={error !== undefined}
        isRequired={isRequired}
        describedBy={ids.describedBy}
        ref={ref}
      />
      {(hint !== undefined || error !== undefined) && (
        <Notes $isSwitch={look === 'switch'}>
          {hint !== undefined && <FieldHint id={ids.hint}>{hint}</FieldHint>}
          {error !== undefined && <FieldError id={ids.error}>{error}</FieldError>}
        </Notes>
      )}
    </Layout>
  );
}

// Under the text, next to the box.
const Notes = styled.div<{ $isSwitch: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[4]};
  margin-block-start: -12px;
  padding-inline-start: ${({ $isSwitch }) => ($isSwitch ? '60px' : '36px')};
`;
