import { Link } from '@skep/remote-kit';
import { Icon, tokens } from '@skep/ui';
import styled, { css } from 'styled-components';
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
  return (
    <List>
      {entries.map(({ id, label, icon, path, isOutside }) => (
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

const Entry = styled(Link)`
  ${entryStyles}
`;

const OutsideEntry = styled.a`
  ${entryStyles}
`;
