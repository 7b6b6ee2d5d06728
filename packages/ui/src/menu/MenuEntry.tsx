import styled, { css } from 'styled-components';
import type { RouterLink } from '../button/router-link.ts';
import { Icon } from '../icon/Icon.tsx';
import { tokens } from '../tokens/tokens.ts';
import type { MenuItem } from './Menu.tsx';

export interface MenuEntryProps {
  item: MenuItem;
  linkAs: RouterLink | undefined;
  onChosen: () => void;
}

/** One line of a menu: a button, or a link. */
export function MenuEntry({ item, linkAs, onChosen }: MenuEntryProps) {
  // After an icon it comes last, so that the labels of a list stay in line.
  const icon = item.icon && <Icon name={item.icon} size="small" />;
  const content = (
    <>
      {item.sign ?? icon}
      {item.label}
      {item.sign && icon}
    </>
  );
  const entry = { role: 'menuitem', tabIndex: -1, $isDestructive: item.isDestructive === true } as const;

  function choose() {
    onChosen();
    item.onSelect?.();
  }

  if (item.href === undefined)
    return (
      <EntryButton {...entry} type="button" onClick={choose}>
        {content}
      </EntryButton>
    );
  if (linkAs)
    return (
      <EntryLink {...entry} as={linkAs} to={item.href} onClick={choose}>
        {content}
      </EntryLink>
    );
  return (
    <EntryLink {...entry} href={item.href} onClick={choose}>
      {content}
    </EntryLink>
  );
}

interface EntryLook {
  $isDestructive: boolean;
}

const entryStyles = css<EntryLook>`
  box-sizing: border-box;
  display: flex;
  align-items: center;
  gap: ${tokens.space[12]};
  width: 100%;
  min-height: ${tokens.size.target};
  margin: 0;
  padding: ${tokens.space[8]} ${tokens.space[12]};
  border: 0;
  border-radius: ${tokens.radius.medium};
  background: none;
  color: ${({ $isDestructive }) => ($isDestructive ? tokens.color.problem : tokens.color.text)};
  font: inherit;
  line-height: 1.3;
  text-align: start;
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;
  &:hover,
  &:focus {
    background: ${tokens.color.hover};
  }
  &:focus-visible {
    outline: 3px solid ${tokens.color.focus};
    outline-offset: -3px;
  }
`;

const EntryButton = styled.button<EntryLook>`
  ${entryStyles}
`;

const EntryLink = styled.a<EntryLook>`
  ${entryStyles}
`;
