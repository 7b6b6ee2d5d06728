import { Link } from '@skep/remote-kit';
import { Card, Heading, LinkButton, Row, Stack, Text } from '@skep/ui';
import type { ReactNode } from 'react';
import { useShell } from '../shell-context.ts';
import { TextPage } from './TextPage.tsx';
import { useIntl } from './use-page-intl.ts';

export { pageMessages as texts } from './page-messages.ts';

/** Where to turn to: for help, and to become a translator. */
export function Screen() {
  return (
    <TextPage name="support">
      <Ways />
    </TextPage>
  );
}

function Ways() {
  const { formatMessage } = useIntl();
  const { supportEmail } = useShell().settings;
  return (
    <>
      <Row gap={12} wrap>
        <LinkButton as={Link} to="/help" icon="information">
          {formatMessage({ id: 'shell.help.title' })}
        </LinkButton>
        <LinkButton as={Link} to="/faq" icon="help">
          {formatMessage({ id: 'shell.faq.title' })}
        </LinkButton>
        <LinkButton as={Link} to="/accessibility" icon="information">
          {formatMessage({ id: 'pages.accessibility.name' })}
        </LinkButton>
      </Row>
      <Way
        title={formatMessage({ id: 'pages.support.mail.title' })}
        text={formatMessage({ id: supportEmail ? 'pages.support.mail.text' : 'pages.support.mail.none' })}
      >
        {supportEmail && (
          <LinkButton kind="main" icon="mail" to={`mailto:${supportEmail}`}>
            {formatMessage({ id: 'pages.support.mail.button' }, { address: supportEmail })}
          </LinkButton>
        )}
      </Way>
      <Way
        title={formatMessage({ id: 'pages.support.translate.title' })}
        text={formatMessage({ id: 'pages.support.translate.text' })}
      >
        <LinkButton as={Link} to="/translations" icon="globe">
          {formatMessage({ id: 'shell.translations.title' })}
        </LinkButton>
      </Way>
      <Way
        title={formatMessage({ id: 'pages.support.status.title' })}
        text={formatMessage({ id: 'pages.support.status.text' })}
      >
        <LinkButton as={Link} to="/status" icon="list">
          {formatMessage({ id: 'pages.support.status.link' })}
        </LinkButton>
      </Way>
    </>
  );
}

interface WayProps {
  title: string;
  text: string;
  children?: ReactNode;
}

function Way({ title, text, children }: WayProps) {
  return (
    <Card as="section">
      <Stack gap={12}>
        <Heading level={2} look={3}>
          {title}
        </Heading>
        <Text>{text}</Text>
      </Stack>
      {children && <Row>{children}</Row>}
    </Card>
  );
}
