import { Card, Heading, LinkButton, Row, Stack, Text } from '@skep/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useShell } from '../shell-context.ts';
import { TextPage } from './TextPage.tsx';

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
  const text = (id: string, values = {}) => formatMessage({ id: `pages.support.${id}` }, values);
  return (
    <>
      <Row gap={12} wrap>
        <LinkButton as={Link} to="/help" icon="information">
          {formatMessage({ id: 'shell.help.title' })}
        </LinkButton>
        <LinkButton as={Link} to="/faq" icon="help">
          {formatMessage({ id: 'shell.faq.title' })}
        </LinkButton>
      </Row>
      <Way title={text('mail.title')} text={text(supportEmail ? 'mail.text' : 'mail.none')}>
        {supportEmail && (
          <LinkButton kind="main" icon="mail" to={`mailto:${supportEmail}`}>
            {text('mail.button', { address: supportEmail })}
          </LinkButton>
        )}
      </Way>
      {supportEmail && <Way title={text('translate.title')} text={text('translate.text')} />}
      <Way title={text('status.title')} text={text('status.text')}>
        <LinkButton as={Link} to="/status" icon="list">
          {text('status.link')}
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
