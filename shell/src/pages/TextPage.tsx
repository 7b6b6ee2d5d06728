import { useTitle } from '@skep/remote-kit';
import { Page, Text } from '@skep/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { WithPageTexts } from './WithPageTexts.tsx';

export interface TextPageProps {
  name: 'terms' | 'help' | 'faq' | 'support' | 'new';
  children: ReactNode;
}

/** A page to read: its title, what it is for, and its texts. */
export function TextPage(props: TextPageProps) {
  return (
    <WithPageTexts>
      <TitledPage {...props} />
    </WithPageTexts>
  );
}

function TitledPage({ name, children }: TextPageProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: `shell.${name}.title` });
  useTitle(title);
  return (
    <Page title={title} maxWidth="readable">
      <Text size="large">{formatMessage({ id: `pages.${name}.intro` })}</Text>
      {children}
    </Page>
  );
}
