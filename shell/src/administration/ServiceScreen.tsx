import { useTitle } from '@skep/remote-kit';
import { Page, Stack } from '@skep/ui';
import { useContext } from 'react';
import { ShellContext } from '../shell-context.ts';
import { BackupsCard } from './BackupsCard.tsx';
import { MachineCard } from './MachineCard.tsx';
import { OperatorNotice } from './OperatorNotice.tsx';
import { ReleaseCard } from './ReleaseCard.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import { TestMail } from './TestMail.tsx';
import { useIntl } from './use-administration-intl.ts';

export { administrationMessages as texts } from './administration-messages.ts';

/** What the person who runs this installation can try; for admins. */
export function Screen() {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'shell.service.title' });
  useTitle(title);
  const shell = useContext(ShellContext);
  return (
    <Page title={title} maxWidth="readable">
      <Stack gap={16}>
        <OperatorNotice settings={shell?.settings} />
        <ReleaseCard />
        <MachineCard />
        <SettingsCard />
        <BackupsCard />
        <TestMail />
      </Stack>
    </Page>
  );
}
