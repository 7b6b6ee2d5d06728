import { useObservable, usePerson } from '@skep/remote-kit';
import { Button, ChoiceField, Dialog, Divider, Icon, Stack, Text, tokens } from '@skep/ui';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import styled from 'styled-components';
import type { ThemeChoice } from '../services/theme.ts';
import { useSignOut } from '../session/useSignOut.ts';
import { useShell } from '../shell-context.ts';
import { useFrameEntries } from './useFrameEntries.ts';

export interface DrawerProps {
  onClose: () => void;
}

const themeChoices: readonly ThemeChoice[] = ['system', 'light', 'dark', 'sun'];

/** The menu at the right: who is signed in, what the remotes bring, the look, the way out. */
export function Drawer({ onClose }: DrawerProps) {
  const { formatMessage } = useIntl();
  const { settings, theme } = useShell();
  const person = usePerson();
  const entries = useFrameEntries('drawer');
  const chosenTheme = useObservable(theme);
  const signOut = useSignOut();
  return (
    <Dialog title={person?.name ?? ''} isOpen onClose={onClose} placement="end">
      <Stack gap={16}>
        <Text tone="muted">{person?.email}</Text>
        {entries.length > 0 && (
          <List>
            {entries.map(({ id, label, icon, path }) => (
              <li key={id}>
                <Entry to={path} onClick={onClose}>
                  <Icon name={icon} />
                  {label}
                </Entry>
              </li>
            ))}
          </List>
        )}
        <ChoiceField
          label={formatMessage({ id: 'shell.theme' })}
          options={themeChoices.map((value) => ({
            value,
            label: formatMessage({ id: `shell.theme.${value}` }),
          }))}
          value={chosenTheme}
          onChange={(value) => theme.set(themeChoices.find((choice) => choice === value) ?? 'system')}
        />
        <Divider />
        <Button icon="signOut" isWide onClick={signOut}>
          {formatMessage({ id: 'shell.signOut' })}
        </Button>
        <Text size="small" tone="muted">
          {formatMessage({ id: 'shell.version' }, { version: settings.version })}
        </Text>
      </Stack>
    </Dialog>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Entry = styled(Link)`
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
