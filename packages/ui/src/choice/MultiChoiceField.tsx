import { Fragment, type ReactNode, type Ref } from 'react';
import styled from 'styled-components';
import { FieldSet } from '../field/FieldSet.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { useFieldIds } from '../field/useFieldIds.ts';
import { tokens } from '../tokens/tokens.ts';
import { CheckLine } from './CheckLine.tsx';

export interface MultiChoiceOption<Value extends string> {
  value: Value;
  label: string;
  /** Value of the option that it belongs under; one level only. */
  parentValue?: Value | undefined;
}

export interface MultiChoiceFieldProps<Value extends string> extends FieldProps {
  options: readonly MultiChoiceOption<Value>[];
  values: readonly Value[];
  /** Gets the chosen values in the order of the options. */
  onChange: (values: Value[]) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * Any number of options, all in sight, in one or two levels.
 * Accessibility: a group of native check boxes, parents before their children.
 */
export function MultiChoiceField<Value extends string>(props: MultiChoiceFieldProps<Value>) {
  const { options, values, onChange, onBlur, isDisabled, error, ref } = props;
  const ids = useFieldIds(props);
  const first = options[0];

  function toggle(value: Value, isChosen: boolean) {
    onChange(
      options
        .map((option) => option.value)
        .filter((other) => (other === value ? isChosen : values.includes(other))),
    );
  }

  function line(option: MultiChoiceOption<Value>) {
    return (
      <CheckLine
        label={option.label}
        isChecked={values.includes(option.value)}
        onChange={(isChecked) => toggle(option.value, isChecked)}
        onBlur={onBlur}
        isDisabled={isDisabled}
        isInvalid={error !== undefined}
        ref={option === first ? ref : undefined}
      />
    );
  }

  return (
    <FieldSet {...props} ids={ids}>
      <Lines>
        {options
          .filter((option) => option.parentValue === undefined)
          .map((option) => (
            <Fragment key={option.value}>
              {line(option)}
              <SubOptions options={options} parent={option.value} line={line} />
            </Fragment>
          ))}
      </Lines>
    </FieldSet>
  );
}

interface SubOptionsProps<Value extends string> {
  options: readonly MultiChoiceOption<Value>[];
  parent: Value;
  line: (option: MultiChoiceOption<Value>) => ReactNode;
}

function SubOptions<Value extends string>({ options, parent, line }: SubOptionsProps<Value>) {
  const children = options.filter((option) => option.parentValue === parent);
  if (children.length === 0) return null;
  return (
    <Indented>
      {children.map((option) => (
        <Fragment key={option.value}>{line(option)}</Fragment>
      ))}
    </Indented>
  );
}

const Lines = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr));
  column-gap: ${tokens.space[16]};
`;

const Indented = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  column-gap: ${tokens.space[16]};
  padding-inline-start: ${tokens.space[32]};
`;
