import { type ComponentType, type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '../button/IconButton.tsx';
import { useUiText } from '../i18n/useUiText.ts';
import { usePlacement } from '../menu/usePlacement.ts';
import { tokens } from '../tokens/tokens.ts';
import type { CalendarProps } from './Calendar.tsx';

export interface CalendarButtonProps extends CalendarProps {
  fieldLabel: string;
  isDisabled: boolean | undefined;
}

/**
 * Opens a calendar, which is fetched when it is opened first: without a network the day can still be typed.
 * Accessibility: a button with a dialog; escape closes it, and the focus comes back to the button.
 */
export function CalendarButton({ fieldLabel, isDisabled, onChoose, ...days }: CalendarButtonProps) {
  const text = useUiText();
  const box = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [calendar, setCalendar] = useState<{ draw: ComponentType<CalendarProps> }>();
  const [isOpen, setIsOpen] = useState(false);
  const Shown = isOpen ? calendar?.draw : undefined;
  const placement = usePlacement(popup, Shown !== undefined);
  const label = text('ui.chooseDay', { label: fieldLabel });

  function toggle() {
    setIsOpen(!isOpen);
    if (calendar) return;
    import('./Calendar.tsx').then(
      ({ Calendar }) => setCalendar({ draw: Calendar }),
      () => setIsOpen(false),
    );
  }

  function close() {
    setIsOpen(false);
    button.current?.focus();
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    // Whatever contains the field stays open.
    event.stopPropagation();
    close();
  }

  function blur({ relatedTarget }: FocusEvent) {
    if (relatedTarget && !box.current?.contains(relatedTarget)) setIsOpen(false);
  }

  return (
    <Box ref={box} onKeyDown={press} onBlur={blur}>
      <IconButton
        ref={button}
        icon="calendar"
        label={label}
        aria-expanded={isOpen}
        isDisabled={isDisabled}
        onClick={toggle}
      />
      {Shown && (
        <Popup
          ref={popup}
          role="dialog"
          aria-label={label}
          $isAbove={placement.isAbove}
          style={{ translate: `${placement.shiftX}px` }}
        >
          <Shown
            {...days}
            onChoose={(day) => {
              onChoose(day);
              close();
            }}
          />
        </Popup>
      )}
    </Box>
  );
}

const Box = styled.div`
  position: relative;
  flex: none;
`;

const Popup = styled.div<{ $isAbove: boolean }>`
  position: absolute;
  z-index: 20;
  top: ${({ $isAbove }) => ($isAbove ? 'auto' : '100%')};
  bottom: ${({ $isAbove }) => ($isAbove ? '100%' : 'auto')};
  inset-inline-end: 0;
  width: max-content;
  padding: ${tokens.space[8]} ${tokens.space[12]} ${tokens.space[12]};
  border: ${tokens.borderWidth} solid ${tokens.color.border};
  border-radius: ${tokens.radius.large};
  background: ${tokens.color.raised};
  color: ${tokens.color.text};
  box-shadow: ${tokens.shadow.raised};
`;
