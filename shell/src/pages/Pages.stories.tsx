import type { Theme } from '@skep/ui';
import { tokens } from '@skep/ui';
import { type ComponentType, useState } from 'react';
import { Screen as AccessibilityScreen } from './AccessibilityScreen.tsx';
import { Screen as FaqScreen } from './FaqScreen.tsx';
import { Screen as HelpScreen } from './HelpScreen.tsx';
import { inPage, type PageSurroundings } from './in-page.tsx';
import { Screen as NewScreen } from './NewScreen.tsx';
import { Screen as PrivacyScreen } from './PrivacyScreen.tsx';
import { Screen as SupportScreen } from './SupportScreen.tsx';
import { Screen as TermsScreen } from './TermsScreen.tsx';

export default { title: 'Shell/Pages to read', parameters: { frame: 'none' } };

export const Terms = () => <Story screen={TermsScreen} />;

export const TermsAccepted = () => <Story screen={TermsScreen} isSignedIn />;

export const TermsElsewhere = () => (
  <Story screen={TermsScreen} links={{ policy: 'https://bees.example/policy' }} />
);

export const TermsInDutchNarrow = () => <Story screen={TermsScreen} language="nl" isNarrow />;

export const Help = () => <Story screen={HelpScreen} />;

export const HelpDark = () => <Story screen={HelpScreen} theme="dark" />;

export const Questions = () => <Story screen={FaqScreen} />;

export const QuestionsInDutchNarrow = () => <Story screen={FaqScreen} language="nl" isNarrow />;

export const Support = () => <Story screen={SupportScreen} supportEmail="help@skep.example" />;

export const SupportWithoutAddress = () => <Story screen={SupportScreen} />;

export const SupportLongAddressNarrow = () => (
  <Story screen={SupportScreen} supportEmail="bienenzuechterverein-oberammergau@bienen.example" isNarrow />
);

export const WhatsNew = () => <Story screen={NewScreen} />;

export const WhatsNewDark = () => <Story screen={NewScreen} theme="dark" />;

const operator = {
  name: 'Beekeepers of Utrecht',
  address: 'Hive Lane 1, Utrecht',
  contact: 'privacy@bees.example',
};

export const Accessibility = () => <Story screen={AccessibilityScreen} />;

export const Privacy = () => <Story screen={PrivacyScreen} operator={operator} />;

export const PrivacyWithoutOperatorDark = () => <Story screen={PrivacyScreen} theme="dark" />;

export const PrivacyInGermanNarrow = () => (
  <Story screen={PrivacyScreen} operator={operator} language="de" isNarrow />
);

interface StoryProps extends PageSurroundings {
  screen: ComponentType;
  theme?: Theme;
  isNarrow?: boolean;
}

function Story({ screen, theme, isNarrow = false, ...surroundings }: StoryProps) {
  const [page] = useState(() => inPage(screen, surroundings));
  const ground = theme && { background: tokens.color.page, color: tokens.color.text };
  return (
    <main data-theme={theme} style={{ ...ground, ...(isNarrow && { width: 320 }) }}>
      {page}
    </main>
  );
}
