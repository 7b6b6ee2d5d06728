import type { Ref } from 'react';
import styled from 'styled-components';
import { controlStyles } from '../field/control-styles.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { controlState, useFieldIds } from '../field/useFieldIds.ts';
import { Icon } from '../icon/Icon.tsx';
import { tokens } from '../tokens/tokens.ts';
import { useUiText } from '../words/useUiText.ts';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  /** Heading that it stands under; options of one group follow each other. */
  group?: string | undefined;
}

export interface SelectFieldProps<Value extends string> extends FieldProps {
  options: readonly SelectOption<Value>[];
  value: Value | undefined;
  /** Undefined when the placeholder is chosen: not answered. */
  onChange: (value: Value | undefined) => void;
  /** Text of "not answered". Default: "Choose …"; a required and answered field does not offer it. */
  placeholder?: string;
  /** It is not asked but chosen from the beginning, as what a page shows: nothing else is offered. Default: false. */
  isAlwaysChosen?: boolean;
  onBlur?: () => void;
  ref?: Ref<HTMLSelectElement>;
}

/**
 * One out of many options.
 * Accessibility: the native select, so that every phone shows its own large list.
 */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { options, value, onChange, placeholder, isRequired, isAlwaysChosen, onBlur, name, ref } = props;
  const ids = useFieldIds(props);
  const text = useUiText();
  const groups = [...new Set(options.map((option) => option.group))];

  return (
    <FieldFrame {...props} ids={ids}>
      <Box>
        <Native
          {...controlState(ids, props)}
          name={name}
          ref={ref}
          value={value ?? ''}
          onChange={(event) => onChange(options.find((option) => option.value === event.target.value)?.value)}
          onBlur={onBlur}
        >
          {!((isRequired || isAlwaysChosen) && value !== undefined) && (
            <option value="">{placeholder ?? text('ui.choose')}</option>
          )}
          {groups.map((group) => {
            const lines = options
              .filter((option) => option.group === group)
              .map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ));
            if (group === undefined) return lines;
            return (
              <optgroup key={group} label={group}>
                {lines}
              </optgroup>
            );
          })}
        </Native>
        <Arrow>
          <Icon name="chevronDown" size="small" />
        </Arrow>
      </Box>
    </FieldFrame>
  );
}

const Box = styled.div`
  position: relative;
`;

const Native = styled.select`
  ${controlStyles}
  appearance: none;
  padding-inline-end: 40px;
  text-overflow: ellipsis;
  cursor: pointer;
  option,
  optgroup {
    background: ${tokens.color.raised};
    color: ${tokens.color.text};
  }
`;

const Arrow = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: ${tokens.space[12]};
  display: flex;
  align-items: center;
  color: ${tokens.color.textMuted};
  pointer-events: none;
`;
