import { toggleStyles, tokens } from '@skep/ui';
import { FieldSet, useFieldIds } from '@skep/ui/form';
import styled from 'styled-components';

export interface ToggleStripProps {
  id: string;
  label: string;
  error: string | undefined;
  /** In their order; `short` is seen, `name`, which has it within, is read aloud. */
  parts: readonly { value: number; short: string; name: string }[];
  values: readonly number[];
  onChange: (values: number[]) => void;
}

/**
 * A year or a day as a row of buttons, each of which is taken out by a press.
 * Accessibility: toggle buttons with whole names in a group.
 */
export function ToggleStrip({ parts, values, onChange, ...field }: ToggleStripProps) {
  const ids = useFieldIds(field);
  const toggled = (value: number) =>
    parts
      .map((part) => part.value)
      .filter((other) => (other === value ? !values.includes(value) : values.includes(other)));
  return (
    <FieldSet {...field} ids={ids}>
      <Strip>
        {parts.map(({ value, short, name }) => (
          <Part
            key={value}
            type="button"
            aria-label={name}
            aria-pressed={values.includes(value)}
            title={name}
            onClick={() => onChange(toggled(value))}
          >
            {short}
          </Part>
        ))}
      </Strip>
    </FieldSet>
  );
}

const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[4]};
`;

const Part = styled.button`
  ${toggleStyles}
  padding: 0 ${tokens.space[8]};
  border-radius: ${tokens.radius.medium};
  &[aria-pressed='true'] {
    font-weight: ${tokens.font.weightBold};
    text-decoration: line-through;
  }
`;
