import { Icon, tokens, VisuallyHidden } from '@skep/ui';
import styled from 'styled-components';
import type { Selection } from './selection.ts';
import { useIntl } from './use-select-intl.ts';
import { useIsChosen } from './useSelection.ts';

export interface HiveChoiceProps {
  selection: Selection;
  hiveId: string;
  name: string;
  /** On a drawing with little room around it. */
  isTight: boolean;
}

/**
 * Lies over a card: a press anywhere chooses the hive. The card below is inert meanwhile.
 * Accessibility: a native check box with the name of the hive.
 */
export function HiveChoice({ selection, hiveId, name, isTight }: HiveChoiceProps) {
  const isChosen = useIsChosen(selection, hiveId);
  return (
    <Cover>
      <HiveCheckbox selection={selection} hiveId={hiveId} name={name} />
      <Tick $isTight={isTight}>{isChosen && <Icon name="check" size="small" />}</Tick>
    </Cover>
  );
}

/** The check box by itself. */
export function HiveCheckbox({ selection, hiveId, name }: Omit<HiveChoiceProps, 'isTight'>) {
  const isChosen = useIsChosen(selection, hiveId);
  return (
    <input
      type="checkbox"
      aria-label={name}
      checked={isChosen}
      onChange={() => selection.set([hiveId], !isChosen)}
    />
  );
}

/** In its place where a hive is only looked at. */
export function NoHiveChoice({ name, isTight }: Pick<HiveChoiceProps, 'name' | 'isTight'>) {
  const { formatMessage } = useIntl();
  return (
    <Veil>
      <Tick $isTight={isTight}>
        <Icon name="lock" size="small" />
      </Tick>
      <VisuallyHidden>{formatMessage({ id: 'hives.notSelectable' }, { name })}</VisuallyHidden>
    </Veil>
  );
}

const Cover = styled.label`
  position: absolute;
  inset: 0;
  border-radius: ${tokens.radius.large};
  cursor: pointer;
  &:has(:checked) {
    box-shadow: inset 0 0 0 3px ${tokens.color.accentEdge};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${tokens.color.focus};
    outline-offset: 2px;
  }
  // Drawn by the tick next to it, in the place of the card's menu.
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
`;

const Veil = styled.div`
  position: absolute;
  inset: 0;
  color: ${tokens.color.textMuted};
`;

const Tick = styled.span<{ $isTight: boolean }>`
  position: absolute;
  inset-block-start: ${({ $isTight }) => tokens.space[$isTight ? 4 : 12]};
  inset-inline-end: ${({ $isTight }) => tokens.space[$isTight ? 4 : 12]};
  box-sizing: border-box;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 28px;
  height: 28px;
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.surface};
  label > & {
    border: 2px solid ${tokens.color.borderStrong};
  }
  :checked + & {
    border-color: ${tokens.color.accentEdge};
    background: ${tokens.color.accent};
    color: ${tokens.color.accentText};
  }
`;
