import type { RefCallback } from 'react';
import type { FieldProps } from '../field/field-props.ts';

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  /** Heading above it; options of one group follow each other. */
  group?: string | undefined;
}

export interface ChosenFieldProps<Value extends string> extends FieldProps {
  options: readonly SelectOption<Value>[];
  value: Value | undefined;
  /** Undefined: not answered. */
  onChange: (value: Value | undefined) => void;
  /** Text of "not answered". Default: "Choose …"; a required and answered field does not offer it. */
  placeholder?: string;
  /** A value is chosen from the beginning, such as what a page shows: no empty choice is offered. Default: false. */
  isAlwaysChosen?: boolean;
  onBlur?: () => void;
  ref?: RefCallback<HTMLElement>;
}

/** Options of one group follow each other. Returns them by group, in their order. */
export function byGroup<Value extends string>(options: readonly SelectOption<Value>[]) {
  const groups = [...new Set(options.map(({ group }) => group))];
  return groups.map((group) => ({ group, members: options.filter((option) => option.group === group) }));
}
