import { Link, useObservable } from '@skep/remote-kit';
import { Badge, type BadgeProps, Icon, tokens } from '@skep/ui';
import styled, { css } from 'styled-components';
import { useShell } from '../shell-context.ts';
import { useIntl } from '../use-intl.ts';
import type { ShownEntry } from './entries.ts';

export interface DrawerListProps {
  entries: readonly DrawerEntry[];
  onClose: () => void;
}

/** Of a page elsewhere when it `isOutside`: that opens in a tab of its own. */
export type DrawerEntry = ShownEntry & { isOutside?: boolean };

/** Ways on, one below the other. */
export function DrawerList({ entries, onClose }: DrawerListProps) {
  const { formatMessage } = useIntl();
  const badges = useObservable(useShell().tabBadges);
  return (
    <List>
      {entries.map(({ id, ownId, label, icon, path, isOutside }) => (
        <li key={id}>
          {isOutside ? (
            <OutsideEntry
              href={path}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={formatMessage({ id: 'shell.opensInNewTab' }, { label })}
            >
              <Icon name={icon} />
              {label}
            </OutsideEntry>
          ) : (
            <Entry to={path} onClick={onClose}>
              <Icon name={icon} />
              {label}
              <EntryBadge badge={badges.get(ownId ?? id)} />
            </Entry>
          )}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const entryStyles = css`
  display: flex;
  gap: ${tokens.space[12]};
  align-items: center;
  min-height: ${tokens.size.target};
  padding-inline: ${tokens.space[8]};
  border-radius: ${tokens.radius.medium};
  color: ${tokens.color.text};
  text-decoration: none;
  &:hover {
    background: ${tokens.color.hover};
  }
`;

function EntryBadge({ badge }: { badge: BadgeProps | undefined }) {
  return badge && <Badge {...badge} />;
}

const Entry = styled(Link)`
  ${entryStyles}
`;

const OutsideEntry = styled.a`
  ${entryStyles}
`;
