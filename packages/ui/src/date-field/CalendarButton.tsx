import { type ComponentType, type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '../button/IconButton.tsx';
import { useUiText } from '../i18n/useUiText.ts';
import { popupStyles } from '../popup/popup-styles.ts';
import { usePopup } from '../popup/usePopup.ts';
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
  usePopup(button, popup, Shown !== undefined);
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
    // Whatever contains the field stays open: a form by the first, a dialog, which the browser closes, by the second.
    event.stopPropagation();
    event.preventDefault();
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
        <Popup ref={popup} role="dialog" aria-label={label} popover="manual">
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
  flex: none;
`;

const Popup = styled.div`
  ${popupStyles}
  padding: ${tokens.space[8]};
`;
