import type { LanguageCode } from '@skep/domain';
import { createFakeServices, fakeApolloClient, fakePerson, inFakeShell } from '@skep/remote-kit/testing';
import { Stack } from '@skep/ui';
import { type ReactNode, useState } from 'react';
import { BackupPlanDialog } from './BackupPlanDialog.tsx';
import { fakeBackups, nightlyBackups } from './fake-backups.ts';
import { fakeMachine } from './fake-machine.ts';
import { fakeRelease } from './fake-release.ts';
import { fakeSettings, someSettings } from './fake-settings.ts';
import { MailOutcome } from './MailOutcome.tsx';
import { Screen, texts } from './ServiceScreen.tsx';
import { SettingsDialog } from './SettingsDialog.tsx';
import { knownSettings } from './setting-texts.ts';

export default { title: 'Shell/This service', parameters: { frame: 'none' } };

const recipient = 'ada@skep.example';
const outcomes = (
  <Stack gap={16}>
    <MailOutcome sent={{ recipient, outcome: 'SENT', fault: null, reason: null }} />
    <MailOutcome sent={{ recipient, outcome: 'NONE', fault: null, reason: null }} />
    <MailOutcome
      sent={{
        recipient,
        outcome: 'REFUSED',
        fault: 'CREDENTIALS',
        reason: '535 5.7.8 Authentication failed',
      }}
    />
  </Stack>
);

export const Filled = () => (
  <Story>
    <Screen />
  </Story>
);
export const PlanOfBackups = () => (
  <Story>
    <BackupPlanDialog plan={nightlyBackups.plan} hasPassphrase={false} onClose={() => undefined} />
  </Story>
);
export const SettingsOfMail = () => (
  <Story>
    <SettingsDialog
      group="mail"
      settings={knownSettings(someSettings).filter(({ name }) => name.startsWith('mail_'))}
      onClose={() => undefined}
    />
  </Story>
);
export const OutcomesOfTestMail = () => <Story>{outcomes}</Story>;
export const OutcomesInGreek = () => (
  <Story language="el" isNarrow>
    {outcomes}
  </Story>
);

interface StoryProps {
  children: ReactNode;
  language?: LanguageCode;
  isNarrow?: boolean;
}

function Story({ children, language = 'en', isNarrow = false }: StoryProps) {
  const [element] = useState(() => {
    const services = createFakeServices({
      session: { kind: 'signedIn', person: { ...fakePerson, isAdmin: true } },
      language,
      apolloClient: fakeApolloClient([
        ...fakeBackups(),
        ...fakeSettings(),
        fakeRelease('4.2.0'),
        fakeMachine(0.08, '2026-06-12T10:00:00+00:00'),
      ]),
    });
    return inFakeShell(children, texts, { services, path: '/administration/service' }).element;
  });
  return <main style={isNarrow ? { width: 320 } : {}}>{element}</main>;
}
