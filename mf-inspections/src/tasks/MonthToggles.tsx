import { toggleStyles, tokens, VisuallyHidden } from '@skep/ui';
import { FieldSet, useFieldIds } from '@skep/ui/form';
import styled from 'styled-components';
import { useIntl } from './use-task-intl.ts';

export interface MonthTogglesProps {
  id: string;
  label: string;
  hint: string;
  error: string | undefined;
  /** Numbers of months as texts, 1 is January. */
  values: readonly string[];
  onChange: (values: string[]) => void;
}

const months = Array.from({ length: 12 }, (_, index) => String(index + 1));

/**
 * The months of a year, any number of which are chosen.
 * Accessibility: toggle buttons with whole names in a group.
 */
export function MonthToggles({ values, onChange, ...field }: MonthTogglesProps) {
  const { formatDate } = useIntl();
  const ids = useFieldIds(field);
  const nameOf = (month: string, length: 'short' | 'long') =>
    formatDate(new Date(2026, Number(month) - 1, 15), { month: length });
  const toggled = (month: string) =>
    months.filter((other) => (other === month ? !values.includes(month) : values.includes(other)));
  return (
    <FieldSet {...field} ids={ids}>
      <Year>
        {months.map((month) => (
          <Month
            key={month}
            type="button"
            aria-pressed={values.includes(month)}
            title={nameOf(month, 'long')}
            onClick={() => onChange(toggled(month))}
          >
            <span aria-hidden>{nameOf(month, 'short')}</span>
            <VisuallyHidden>{nameOf(month, 'long')}</VisuallyHidden>
          </Month>
        ))}
      </Year>
    </FieldSet>
  );
}

const Year = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(64px, 1fr));
  gap: ${tokens.space[8]};
`;

const Month = styled.button`
  ${toggleStyles}
  position: relative;
  padding: 0 ${tokens.space[4]};
  border-radius: ${tokens.radius.medium};
`;
