import { useTitle } from '@skep/remote-kit';
import { Page, Text } from '@skep/ui';
import type { ReactNode } from 'react';
import { useIntl } from './use-page-intl.ts';

export interface TextPageProps {
  name: 'terms' | 'help' | 'faq' | 'support' | 'new' | 'privacy';
  /** Whether our own text follows, which it is about. Default: true. */
  hasIntro?: boolean;
  children: ReactNode;
}

/** A page to read: its title, what it is for, and its texts. */
export function TextPage({ name, hasIntro = true, children }: TextPageProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: `shell.${name}.title` });
  useTitle(title);
  return (
    <Page title={title} maxWidth="readable">
      {hasIntro && <Text size="large">{formatMessage({ id: `pages.${name}.intro` })}</Text>}
      {children}
    </Page>
  );
}
