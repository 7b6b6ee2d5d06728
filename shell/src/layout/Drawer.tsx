import { useObservable, usePerson } from '@skep/remote-kit';
import { Button, ChoiceField, Dialog, Divider, Stack, Text } from '@skep/ui';
import { themeChoices } from '../services/theme.ts';
import { useSignOut } from '../session/useSignOut.ts';
import { useShell } from '../shell-context.ts';
import { useIntl } from '../use-intl.ts';
import { DrawerList } from './DrawerList.tsx';
import { useDrawerEntries } from './useDrawerEntries.ts';

export interface DrawerProps {
  onClose: () => void;
}

/** The menu at the right: who is signed in, what the remotes bring, the look, help, the way out. */
export function Drawer({ onClose }: DrawerProps) {
  const { formatMessage } = useIntl();
  const { settings, theme } = useShell();
  const person = usePerson();
  const { pages, help } = useDrawerEntries();
  const chosenTheme = useObservable(theme);
  const signOut = useSignOut({ onShown: onClose });
  return (
    <Dialog title={person?.name ?? ''} isOpen onClose={onClose} placement="end">
      <Stack gap={16}>
        <Text tone="muted">{person?.email}</Text>
        {pages.length > 0 && <DrawerList entries={pages} onClose={onClose} />}
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
        <DrawerList entries={help} onClose={onClose} />
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
