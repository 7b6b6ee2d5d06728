import type { LanguageCode } from '@skep/domain';
import { type FakeAnswer, inFakeShell } from '@skep/remote-kit/testing';
import { type Theme, tokens } from '@skep/ui';
import { type ReactNode, useState } from 'react';
import { neverAnswering } from '../testing/gateway.ts';
import { aDevice, aPasskey, aProvider, aToken, fakeSecurity } from './fake-security.ts';
import { NewRecoveryCodes } from './NewRecoveryCodes.tsx';
import { securityQuery } from './SecurityScreen.graphql.ts';
import { Screen, texts } from './SecurityScreen.tsx';

export default { title: 'Shell/Security', parameters: { frame: 'none' } };

const here = aDevice('1', { browser: 'Chrome', system: 'Linux', isCurrent: true });
const filled = () =>
  fakeSecurity({
    onSince: '2026-10-03T10:00:00+00:00',
    recoveryCodesLeft: 8,
    signIns: [here, aDevice('2', { method: 'PASSKEY' }), aDevice('3', { browser: null, system: null })],
    passkeys: [aPasskey('1'), aPasskey('2', { name: 'Blue key', lastUsedAt: null })],
    apiTokens: [
      aToken('5'),
      aToken('6', { name: 'Winter report', isReadOnly: true, expiresAt: '2030-03-01T06:00:00+00:00' }),
      aToken('7', { name: 'Workshop', expiresAt: '2026-10-01T06:00:00+00:00', lastUsedAt: null }),
    ],
  });

export const Fresh = () => <Story answers={fakeSecurity()} />;

export const Filled = () => <Story answers={filled()} />;

export const FilledDark = () => <Story answers={filled()} theme="dark" />;

export const FilledInDutchNarrow = () => <Story answers={filled()} language="nl" isNarrow />;

export const FewRecoveryCodes = () => (
  <Story answers={fakeSecurity({ onSince: '2026-10-03T10:00:00+00:00', recoveryCodesLeft: 1 })} />
);

export const PasskeysAlone = () => (
  <Story
    answers={fakeSecurity({
      onSince: '2026-10-03T10:00:00+00:00',
      hasApp: false,
      passkeys: [aPasskey('1')],
    })}
  />
);

export const WithProvider = () => <Story answers={fakeSecurity({ provider: aProvider() })} />;

export const MadeByProvider = () => (
  <Story
    answers={fakeSecurity({
      signIns: [aDevice('1', { method: 'PROVIDER', isCurrent: true })],
      provider: aProvider({
        linkedAt: '2026-10-03T10:00:00+00:00',
        email: 'anna@club.example',
        hasPassword: false,
      }),
    })}
  />
);

export const AskForNewCodes = () => (
  <Story answers={filled()} screen={<NewRecoveryCodes hasPasskeys onClose={() => undefined} />} />
);

export const VeryFull = () => (
  <Story
    answers={fakeSecurity({
      signIns: [here, ...Array.from({ length: 40 }, (_, index) => aDevice(String(index + 2)))],
      passkeys: Array.from({ length: 20 }, (_, index) =>
        aPasskey(String(index), { name: `Donaudampfschifffahrtsgesellschaftssicherheitsschlüssel${index}` }),
      ),
      apiTokens: Array.from({ length: 50 }, (_, index) =>
        aToken(String(index), { name: `Donaudampfschifffahrtsgesellschaftsbienenstockwaage${index}` }),
      ),
    })}
  />
);

export const Loading = () => <Story answers={[neverAnswering(securityQuery)]} />;

export const Unreachable = () => <Story answers={[]} />;

interface StoryProps {
  /** Default: the whole page. */
  screen?: ReactNode;
  answers: FakeAnswer[];
  language?: LanguageCode;
  theme?: Theme;
  isNarrow?: boolean;
}

function Story({ screen = <Screen />, answers, language = 'en', theme, isNarrow = false }: StoryProps) {
  const [{ element }] = useState(() => inFakeShell(screen, texts, { answers, language }));
  const ground = theme && { background: tokens.color.page, color: tokens.color.text };
  return (
    <main data-theme={theme} style={{ ...ground, ...(isNarrow && { width: 320 }) }}>
      {element}
    </main>
  );
}
