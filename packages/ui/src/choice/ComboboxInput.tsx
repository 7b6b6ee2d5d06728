import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { controlStyles } from '../field/control-styles.ts';
import { controlState, type FieldIds } from '../field/useFieldIds.ts';
import { useUiText } from '../i18n/useUiText.ts';
import { Icon } from '../icon/Icon.tsx';
import { usePopup } from '../popup/usePopup.ts';
import { tokens } from '../tokens/tokens.ts';
import { ComboboxList } from './ComboboxList.tsx';
import type { ChosenFieldProps } from './select-props.ts';
import type { Combobox } from './useCombobox.ts';

interface ComboboxInputProps<Value extends string> extends ChosenFieldProps<Value> {
  ids: FieldIds;
  box: Combobox<Value>;
}

/** Where a person types, and the list below it. */
export function ComboboxInput<Value extends string>(props: ComboboxInputProps<Value>) {
  const { ids, box, label, options, value, placeholder, name, ref } = props;
  const { isOpen, typed, found, marked } = box;
  const text = useUiText();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const isShown = isOpen && found.length > 0;
  const listId = `${ids.control}-list`;
  const optionId = (place: number) => `${listId}-${place}`;
  const markedId = isShown && marked !== undefined ? optionId(marked) : undefined;
  useListBelow(input, list, isShown);
  useEffect(() => {
    // jsdom scrolls nothing.
    if (markedId) document.getElementById(markedId)?.scrollIntoView?.({ block: 'nearest' });
  }, [markedId]);

  return (
    <Box>
      <Input
        {...controlState(ids, props)}
        ref={(element) => {
          input.current = element;
          ref?.(element);
        }}
        name={name}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={markedId}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder ?? text('ui.choose')}
        value={typed ?? options.find((option) => option.value === value)?.label ?? ''}
        onChange={(event) => box.type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onClick={() => !isOpen && box.open()}
        onKeyDown={box.press}
        onBlur={() => {
          box.leave();
          props.onBlur?.();
        }}
      />
      <Arrow>
        <Icon name="chevronDown" size="small" />
      </Arrow>
      {isShown && (
        <ComboboxList
          ref={list}
          id={listId}
          label={label}
          options={found}
          value={value}
          marked={marked}
          optionId={optionId}
          onChoose={box.choose}
        />
      )}
    </Box>
  );
}

/** A popup of at least the width of its input. */
function useListBelow(
  input: RefObject<HTMLInputElement | null>,
  list: RefObject<HTMLDivElement | null>,
  isShown: boolean,
): void {
  useLayoutEffect(() => {
    if (isShown && input.current && list.current)
      list.current.style.minWidth = `${input.current.offsetWidth}px`;
  }, [isShown, input, list]);
  usePopup(input, list, isShown, false);
}

const Box = styled.div`
  position: relative;
`;

const Input = styled.input`
  ${controlStyles}
  padding-inline-end: 40px;
  text-overflow: ellipsis;
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
