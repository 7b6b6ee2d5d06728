import { type Ref, useState } from 'react';
import styled from 'styled-components';
import { controlStyles } from '../field/control-styles.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { controlState, useFieldIds } from '../field/useFieldIds.ts';
import { useUiText } from '../i18n/useUiText.ts';
import { Icon } from '../icon/Icon.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { tokens } from '../tokens/tokens.ts';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  /** Heading above it; options of one group follow each other. */
  group?: string | undefined;
}

export interface SelectFieldProps<Value extends string> extends FieldProps {
  options: readonly SelectOption<Value>[];
  value: Value | undefined;
  /** Undefined when the placeholder is chosen: not answered. */
  onChange: (value: Value | undefined) => void;
  /** Text of "not answered". Default: "Choose …"; a required and answered field does not offer it. */
  placeholder?: string;
  /** A value is chosen from the beginning, such as what a page shows: no empty choice is offered. Default: false. */
  isAlwaysChosen?: boolean;
  /** A line above narrows the list to what has the words in it; for long lists. Default: false. */
  isSearched?: boolean;
  onBlur?: () => void;
  ref?: Ref<HTMLSelectElement>;
}

/**
 * One out of many options.
 * Accessibility: the native select, so that every phone shows its own large list. How many a search leaves is announced.
 */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { value, onChange, placeholder, isRequired, isAlwaysChosen, isSearched, onBlur, name, ref } = props;
  const ids = useFieldIds(props);
  const text = useUiText();
  const [sought, setSought] = useState('');
  const found = props.options.filter((option) => isSoughtIn(option, sought));
  // What is chosen stays in the list.
  const options = props.options.filter((option) => option.value === value || found.includes(option));
  const groups = [...new Set(options.map((option) => option.group))];

  return (
    <FieldFrame {...props} ids={ids}>
      {isSearched && (
        <Search
          label={text('ui.findChoice', { label: props.label })}
          isDisabled={props.isDisabled}
          value={sought}
          onSeek={setSought}
          onTake={() => found.length === 1 && onChange(found[0]?.value)}
          result={sought.trim() === '' ? '' : text('ui.choicesFound', { count: found.length })}
        />
      )}
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

interface SearchProps {
  label: string;
  isDisabled: boolean | undefined;
  value: string;
  onSeek: (sought: string) => void;
  /** Takes the only one that is left. */
  onTake: () => void;
  result: string;
}

function Search({ label, isDisabled, value, onSeek, onTake, result }: SearchProps) {
  return (
    <div>
      <TextField
        type="search"
        label={label}
        isLabelHidden
        placeholder={label}
        isDisabled={isDisabled}
        autoComplete="off"
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // It would send the form.
          event.preventDefault();
          onTake();
        }}
        value={value}
        onChange={(event) => onSeek(event.target.value)}
      />
      <Found role="status">{result}</Found>
    </div>
  );
}

function isSoughtIn({ label, group = '' }: SelectOption<string>, sought: string): boolean {
  const words = plainly(sought).split(/\s+/);
  const place = plainly(`${group} ${label}`);
  return words.every((word) => place.includes(word));
}

/** Without accents and capitals, as people search. */
function plainly(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

const Found = styled.p`
  margin: ${tokens.space[4]} 0 0;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.sizeSmall};
  &:empty {
    margin: 0;
  }
`;

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
