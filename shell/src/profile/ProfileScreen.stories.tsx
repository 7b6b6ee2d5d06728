import type { LanguageCode } from '@skep/domain';
import type { FakeAnswer } from '@skep/remote-kit/testing';
import { type Theme, tokens } from '@skep/ui';
import { type ReactNode, useState } from 'react';
import { neverAnswering } from '../testing/gateway.ts';
import { ChangeEmail } from './ChangeEmail.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { fakeProfile, mailedCode } from './fake-profile.ts';
import { inProfile } from './in-profile.tsx';
import { profileQuery } from './ProfileScreen.graphql.ts';

export default { title: 'Shell/Profile', parameters: { frame: 'none' } };

export const Ready = () => <Story answers={fakeProfile()} />;

export const ReadyDark = () => <Story answers={fakeProfile()} theme="dark" />;

export const ReadyInDutchNarrow = () => <Story answers={fakeProfile()} language="nl" isNarrow />;

export const NewAddressWaits = () => <Story answers={fakeProfile({ newEmail: 'ada@meadow.example' })} />;

export const LinkOfTheMailOpened = () => (
  <Story
    answers={fakeProfile({ newEmail: 'ada@meadow.example' })}
    path={`/profile?code=${mailedCode}`}
    theme="dark"
  />
);

export const NewerTerms = () => <Story answers={fakeProfile({ acceptedTermsVersion: 'skep-terms-0' })} />;

export const LongNames = () => (
  <Story
    answers={fakeProfile({
      name: 'Donaudampfschifffahrtsgesellschaftsbienenstockverwalterin Annegret von und zu Hohenlohe',
      email: 'annegret.von.und.zu.hohenlohe.langenburg@bienenzuchtverein-oberallgaeu.example',
      newEmail: 'annegret.hohenlohe@landesverband-der-bayerischen-imkerinnen.example',
    })}
    isNarrow
  />
);

export const AnotherAddressRequested = () => (
  <Story answers={fakeProfile()} part={<ChangeEmail wanted={undefined} onClose={ignore} />} />
);

export const AboutToBeDeleted = () => (
  <Story answers={fakeProfile()} part={<DeleteAccount onClose={ignore} />} />
);

export const NothingToLose = () => (
  <Story
    answers={fakeProfile({ losses: { apiaries: 0, hives: 0, queens: 0, inspections: 0 } })}
    part={<DeleteAccount onClose={ignore} />}
    language="nl"
    isNarrow
  />
);

export const StorageAlmostFull = () => (
  <Story
    answers={fakeProfile({
      stored: {
        ...{ photos: 2_600_000_000, proofs: 41_000_000, scans: 96_000_000, printed_forms: 310_000 },
        ...{ imports: 420_000_000, device_logs: 3_400_000, archives: 780_000_000 },
      },
    })}
    language="de"
    isNarrow
  />
);

export const NothingStored = () => <Story answers={fakeProfile({ stored: {} })} />;

export const Loading = () => <Story answers={[neverAnswering(profileQuery)]} />;

export const Unreachable = () => <Story answers={[]} />;

const ignore = () => undefined;

interface StoryProps {
  answers: FakeAnswer[];
  part?: ReactNode;
  path?: string;
  language?: LanguageCode;
  theme?: Theme;
  isNarrow?: boolean;
}

function Story({ answers, part, path = '/profile', language = 'en', theme, isNarrow = false }: StoryProps) {
  const [{ element }] = useState(() => inProfile(answers, { language, path, part }));
  const ground = theme && { background: tokens.color.page, color: tokens.color.text };
  return (
    <main data-theme={theme} style={{ ...ground, ...(isNarrow && { width: 320 }) }}>
      {element}
    </main>
  );
}
