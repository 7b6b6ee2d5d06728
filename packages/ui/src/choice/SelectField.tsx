import styled from 'styled-components';
import { controlStyles } from '../field/control-styles.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import { controlState, useFieldIds } from '../field/useFieldIds.ts';
import { useUiText } from '../i18n/useUiText.ts';
import { Icon } from '../icon/Icon.tsx';
import { tokens } from '../tokens/tokens.ts';
import { ComboboxField } from './ComboboxField.tsx';
import { byGroup, type ChosenFieldProps } from './select-props.ts';

export type { SelectOption } from './select-props.ts';

export interface SelectFieldProps<Value extends string> extends ChosenFieldProps<Value> {
  /** A ComboboxField, which is searched by typing; `long`: where the options are more than a screen shows. Default: false. */
  isSearched?: boolean | 'long';
}

/** About as many as a phone shows at once. */
const mostUnsearched = 15;

/**
 * One out of several options; where a list can be long, `isSearched` makes it a ComboboxField.
 * Accessibility: the native select, so that every phone shows its own large list.
 */
export function SelectField<Value extends string>({ isSearched, ...field }: SelectFieldProps<Value>) {
  const isCombobox = isSearched === 'long' ? field.options.length > mostUnsearched : isSearched;
  return isCombobox ? <ComboboxField {...field} /> : <NativeSelect {...field} />;
}

function NativeSelect<Value extends string>(props: ChosenFieldProps<Value>) {
  const { options, value, onChange, placeholder, isRequired, isAlwaysChosen, onBlur, name, ref } = props;
  const ids = useFieldIds(props);
  const text = useUiText();
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
          {byGroup(options).map(({ group, members }) => {
            const lines = members.map((option) => (
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
