import { findRoute } from '@skep/registry/paths';
import { Link, useObservable } from '@skep/remote-kit';
import { Badge, Icon, tokens } from '@skep/ui';
import { useLocation } from 'react-router';
import styled, { css } from 'styled-components';
import { useShell } from '../shell-context.ts';
import type { ShownEntry } from './entries.ts';
import { useReloadShown } from './useReloadShown.ts';

export interface TabLinkProps {
  entry: ShownEntry;
  /** Icon above the word, as below on a phone. Default: next to it. */
  isStacked?: boolean;
}

/**
 * A tab; the present one is where the path is, or the remote that it belongs to. It leads to its page as that was left;
 * on that page it reloads what is shown.
 */
export function TabLink({ entry, isStacked = false }: TabLinkProps) {
  const { registry, places, tabBadges } = useShell();
  const badge = useObservable(tabBadges).get(entry.ownId ?? entry.id);
  const { pathname, search } = useLocation();
  const reloadShown = useReloadShown();
  const isOpen = pathname === entry.path;
  const here = findRoute(registry, pathname)?.row.name;
  const isPresent = isOpen || (here !== undefined && entry.id.startsWith(`${here} `));
  return (
    <Tab
      to={isOpen ? pathname + search : places.lastOf(entry.path)}
      onClick={isOpen ? reloadShown : undefined}
      aria-current={isPresent ? 'page' : undefined}
      $isStacked={isStacked}
    >
      <Icon name={entry.icon} />
      <Name>{entry.label}</Name>
      {badge && (
        <AtIcon $isStacked={isStacked}>
          <Badge {...badge} />
        </AtIcon>
      )}
    </Tab>
  );
}

/**
 * Four words and the plus button share the width of a phone: each has as much of it as it needs, or as there is. 6rem are
 * the plus button and what is between the tabs; a letter is about 0.64 as wide as it is large.
 */
const stacked = css`
  flex: 1 1 auto;
  min-width: 0;
  flex-direction: column;
  gap: 0;
  font-size: clamp(0.65rem, (100vw - 6rem) / var(--tab-letters) / 0.64, ${tokens.font.sizeSmall});
  padding: ${tokens.space[4]} 0;
`;

/** The longest words of the narrowest phone end in dots: none goes beyond its edge. */
const Name = styled.span`
  overflow: hidden;
  max-width: 100%;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const aboveIcon = css`
  position: absolute;
  top: 0;
  left: calc(50% + 4px);
`;

const AtIcon = styled.span<{ $isStacked: boolean }>`
  ${({ $isStacked }) => $isStacked && aboveIcon}
`;

const Tab = styled(Link)<{ $isStacked: boolean }>`
  position: relative;
  display: flex;
  gap: ${tokens.space[8]};
  align-items: center;
  justify-content: center;
  min-height: ${tokens.size.target};
  padding-inline: ${tokens.space[16]};
  border-radius: ${tokens.radius.medium};
  color: ${tokens.color.textMuted};
  font-weight: ${tokens.font.weightMedium};
  text-decoration: none;
  ${({ $isStacked }) => $isStacked && stacked}
  &:hover {
    background: ${tokens.color.hover};
  }
  &[aria-current='page'] {
    background: ${tokens.color.accentSoft};
    color: ${tokens.color.text};
    font-weight: ${tokens.font.weightBold};
  }
  &:focus-visible {
    outline: 3px solid ${tokens.color.focus};
    outline-offset: 2px;
  }
`;
