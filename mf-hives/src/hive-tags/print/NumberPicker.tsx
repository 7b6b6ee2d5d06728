import { focusRing, Row, Text, toggleStyles, tokens } from '@skep/ui';
import styled from 'styled-components';
import { ChoiceGroup } from '../../form/ChoiceGroup.tsx';
import { useIntl } from '../use-tag-intl.ts';
import { type Pick, type PrintableTag, pickedNumbers, picks } from './number-picks.ts';

export interface NumberPickerProps {
  id: string;
  label: string;
  error: string | undefined;
  tags: readonly PrintableTag[];
  /** Numbers of the chosen ones, in the order of the tags. */
  value: readonly string[];
  onChange: (numbers: string[]) => void;
}

/**
 * The numbers as they lie in a drawer: those with a dot hang on a hive.
 * Accessibility: toggle buttons, each named with its number and its hive.
 */
export function NumberPicker({ id, label, error, tags, value, onChange }: NumberPickerProps) {
  const { formatMessage } = useIntl();
  const chosen = new Set(value);
  const numbers = tags.map(({ number }) => number);
  const toggle = (toggled: string) =>
    onChange(numbers.filter((number) => chosen.has(number) !== (number === toggled)));

  return (
    <ChoiceGroup id={id} label={label} error={error}>
      <Text tone="muted" size="small">
        {formatMessage({ id: 'tags.whichHint' })}
      </Text>
      <Row gap={8}>
        {picks.map((pick: Pick) => (
          <Quick key={pick} type="button" onClick={() => onChange(pickedNumbers(tags, pick))}>
            {formatMessage({ id: `tags.pick.${pick}` })}
          </Quick>
        ))}
      </Row>
      <Drawer>
        {tags.map(({ number, hiveName }) => (
          <Toggle
            key={number}
            type="button"
            aria-pressed={chosen.has(number)}
            aria-label={`${number}, ${
              hiveName === undefined
                ? formatMessage({ id: 'tags.free' })
                : formatMessage({ id: 'tags.inUse' }, { hive: hiveName })
            }`}
            title={hiveName}
            $isUsed={hiveName !== undefined}
            onClick={() => toggle(number)}
          >
            {number}
          </Toggle>
        ))}
      </Drawer>
    </ChoiceGroup>
  );
}

const Quick = styled.button`
  min-height: ${tokens.size.target};
  margin: 0;
  padding: 0 ${tokens.space[4]};
  border: 0;
  border-radius: ${tokens.radius.small};
  background: none;
  color: ${tokens.color.accentInk};
  font: inherit;
  font-weight: ${tokens.font.weightMedium};
  text-decoration: underline;
  cursor: pointer;
  ${focusRing}
`;

const Drawer = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${tokens.size.target}, 1fr));
  gap: ${tokens.space[8]};
`;

const Toggle = styled.button<{ $isUsed: boolean }>`
  ${toggleStyles}
  position: relative;
  padding: 0;
  border-radius: ${tokens.radius.medium};
  font-variant-numeric: tabular-nums;
  &[aria-pressed='true'] {
    background: ${tokens.color.accent};
    box-shadow: none;
    color: ${tokens.color.accentText};
    font-weight: ${tokens.font.weightBold};
  }
  &::after {
    content: '';
    position: absolute;
    inset-block-start: ${tokens.space[4]};
    inset-inline-end: ${tokens.space[4]};
    width: ${tokens.space[8]};
    height: ${tokens.space[8]};
    border-radius: ${tokens.radius.round};
    background: ${({ $isUsed }) => ($isUsed ? 'currentcolor' : 'none')};
  }
`;
