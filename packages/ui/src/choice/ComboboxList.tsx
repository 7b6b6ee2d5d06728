import type { Ref } from 'react';
import styled from 'styled-components';
import { listHeight, popupStyles } from '../popup/popup-styles.ts';
import { tokens } from '../tokens/tokens.ts';
import { byGroup, type SelectOption } from './select-props.ts';

interface ComboboxListProps<Value extends string> {
  id: string;
  label: string;
  options: readonly SelectOption<Value>[];
  value: Value | undefined;
  /** Place of the option that Enter takes. */
  marked: number | undefined;
  optionId: (place: number) => string;
  onChoose: (option: SelectOption<Value>) => void;
  ref: Ref<HTMLDivElement>;
}

/** The options of a combobox. The focus stays in the input, so that a person can go on typing. */
export function ComboboxList<Value extends string>(props: ComboboxListProps<Value>) {
  const { id, label, options, value, marked, optionId, onChoose, ref } = props;
  const places = new Map(options.map((option, place) => [option, place]));
  return (
    // A press would take the focus out of the input, which closes the list.
    <List
      ref={ref}
      id={id}
      role="listbox"
      aria-label={label}
      popover="manual"
      onMouseDown={(event) => event.preventDefault()}
    >
      {byGroup(options).map(({ group, members }) => {
        const lines = members.map((option) => {
          const place = places.get(option) ?? 0;
          return (
            <Line
              key={option.value}
              id={optionId(place)}
              role="option"
              aria-selected={option.value === value}
              data-marked={place === marked || undefined}
              onClick={() => onChoose(option)}
            >
              {option.label}
            </Line>
          );
        });
        if (group === undefined) return lines;
        return (
          <Members key={group} role="group" aria-label={group}>
            <Group aria-hidden="true">{group}</Group>
            {lines}
          </Members>
        );
      })}
    </List>
  );
}

const List = styled.div`
  ${popupStyles}
  max-height: ${listHeight};
  padding: ${tokens.space[8]};
  scroll-padding-block: ${tokens.space[32]};
`;

const Members = styled.div``;

const Group = styled.div`
  padding: ${tokens.space[8]} ${tokens.space[12]} ${tokens.space[4]};
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.sizeSmall};
  font-weight: 600;
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  box-sizing: border-box;
  min-height: ${tokens.size.target};
  padding: ${tokens.space[8]} ${tokens.space[12]};
  border: 2px solid transparent;
  border-radius: ${tokens.radius.medium};
  overflow-wrap: anywhere;
  cursor: pointer;
  /* Of thousands only those in sight are laid out. */
  content-visibility: auto;
  contain-intrinsic-height: auto ${tokens.size.target};
  &:hover,
  &[data-marked] {
    background: ${tokens.color.hover};
  }
  &[data-marked] {
    border-color: ${tokens.color.focus};
  }
  &[aria-selected='true'] {
    background: ${tokens.color.accentSoft};
    color: ${tokens.color.accentInk};
    font-weight: 600;
  }
`;
