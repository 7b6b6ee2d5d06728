import { type ChangeEvent, type ComponentPropsWithRef, useState } from 'react';
import styled from 'styled-components';
import { controlStyles } from '../field/control-styles.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { controlState, useFieldIds } from '../field/useFieldIds.ts';
import { useUiText } from '../i18n/useUiText.ts';
import { tokens } from '../tokens/tokens.ts';

type AreaProps = Pick<
  ComponentPropsWithRef<'textarea'>,
  'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'maxLength' | 'placeholder' | 'ref' | 'spellCheck'
>;

export interface TextAreaProps extends FieldProps, AreaProps {
  /** Lines to begin with; it grows with its text. Default: 3. */
  rows?: number;
}

/**
 * Several lines of text, growing as they are written; counts what is left when the end of `maxLength` is near.
 * Accessibility: a native textarea with its label; hint and error describe it.
 */
export function TextArea(props: TextAreaProps) {
  const {
    label,
    isLabelHidden,
    hint,
    error,
    isRequired,
    isDisabled,
    id,
    rows = 3,
    onChange,
    ...area
  } = props;
  const ids = useFieldIds(props);
  const text = useUiText();
  const [typedLength, setTypedLength] = useState<number>();
  const length = typedLength ?? String(props.value ?? props.defaultValue ?? '').length;
  const left = (props.maxLength ?? Number.POSITIVE_INFINITY) - length;
  // From nine tenths on the limit matters; before that the number would only disturb.
  const isNearEnd = left <= (props.maxLength ?? 0) / 10;

  function change(event: ChangeEvent<HTMLTextAreaElement>) {
    setTypedLength(event.target.value.length);
    onChange?.(event);
  }

  return (
    <FieldFrame
      {...props}
      ids={ids}
      aside={isNearEnd && <Counter role="status">{text('ui.charactersLeft', { count: left })}</Counter>}
    >
      <Area {...area} {...controlState(ids, props)} rows={rows} onChange={change} />
    </FieldFrame>
  );
}

const Area = styled.textarea`
  ${controlStyles}
  field-sizing: content;
  min-height: calc(${({ rows }) => rows} * 1.4em + ${tokens.space[16]} + 2px);
  max-height: 24em;
  resize: vertical;
`;

const Counter = styled.span`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.sizeSmall};
`;
