import { type ReactNode, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import type { RouterLink } from '../button/router-link.ts';
import type { IconName } from '../icon/icon-shapes.ts';
import { popupStyles } from '../popup/popup-styles.ts';
import { usePopup } from '../popup/usePopup.ts';
import { focusRing } from '../tokens/focus-ring.ts';
import { tokens } from '../tokens/tokens.ts';
import { MenuEntry } from './MenuEntry.tsx';
import { useMenuKeys } from './useMenuKeys.ts';

export interface MenuItem {
  id: string;
  label: string;
  icon?: IconName | undefined;
  /** Shown at its beginning instead of an icon, as a flag. */
  sign?: ReactNode;
  /** Either this, or `href`. */
  onSelect?: (() => void) | undefined;
  href?: string | undefined;
  /** Drawn in red, for what cannot be undone. */
  isDestructive?: boolean;
}

export interface MenuProps {
  /** What the menu is for, as "Actions for hive 3": name of its button. */
  label: string;
  /** Content of the button: an Icon, or words with one. */
  trigger: ReactNode;
  items: readonly MenuItem[];
  /** The router's link for items with `href`. Default: a plain `<a>`. */
  linkAs?: RouterLink;
}

/**
 * Things that can be done, behind a button.
 * Accessibility: a menu button; arrow keys, home, end and first letters move, enter and space choose, escape and
 * tab close; the focus returns to the button.
 */
export function Menu({ label, trigger, items, linkAs }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const menuId = useId();
  usePopup(button, list, isOpen);

  function close({ takesFocus }: { takesFocus: boolean }) {
    setIsOpen(false);
    if (takesFocus) button.current?.focus();
  }

  const keys = useMenuKeys({ box, list, isOpen, open: () => setIsOpen(true), close });

  return (
    <Box ref={box} onKeyDown={keys.press} onBlur={keys.blur}>
      <Trigger
        ref={button}
        type="button"
        // Said aloud for Safari, where a press would otherwise not focus a button.
        tabIndex={0}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {trigger}
      </Trigger>
      {isOpen && (
        <List ref={list} id={menuId} role="menu" aria-label={label} popover="manual">
          {items.map((item) => (
            <MenuEntry
              key={item.id}
              item={item}
              linkAs={linkAs}
              onChosen={() => close({ takesFocus: true })}
            />
          ))}
        </List>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: inline-flex;
  flex: none;
  align-self: center;
`;

const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space[8]};
  min-width: ${tokens.size.target};
  min-height: ${tokens.size.target};
  margin: 0;
  padding: ${tokens.space[8]};
  border: 0;
  border-radius: ${tokens.radius.round};
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 600;
  cursor: pointer;
  &:hover,
  &[aria-expanded='true'] {
    background: ${tokens.color.hover};
    color: ${tokens.color.text};
  }
  ${focusRing}
`;

const List = styled.div`
  ${popupStyles}
  min-width: 200px;
  padding: ${tokens.space[8]};
`;
