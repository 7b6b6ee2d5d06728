import { cookies, dataRecipients, type Retention, storedData } from '@skep/domain';
import { Link } from '@skep/remote-kit';
import { Card, Heading, LinkButton, Row, Stack, Text } from '@skep/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useShell } from '../shell-context.ts';
import { OutsidePolicy, usePolicyUrl } from './OutsidePolicy.tsx';
import { paragraphsOf } from './paragraphs.ts';
import { TextPage } from './TextPage.tsx';
import { useIntl } from './use-page-intl.ts';

export { pageMessages as texts } from './page-messages.ts';

/** Who runs this installation, what it stores about people and why, who receives it, and what people can do. */
export function Screen() {
  const policyUrl = usePolicyUrl();
  if (policyUrl !== undefined)
    return (
      <TextPage name="privacy" hasIntro={false}>
        <OutsidePolicy url={policyUrl} />
      </TextPage>
    );
  return (
    <TextPage name="privacy">
      <Operator />
      <StoredData />
      <Recipients />
      <Cookies />
      <Rights />
    </TextPage>
  );
}

function Operator() {
  const { formatMessage } = useIntl();
  const { operator = {} } = useShell().settings;
  const lines = [operator.name, operator.address, operator.contact].filter((line) => line !== undefined);
  return (
    <Section name="operator">
      {lines.length === 0 ? (
        <Text>{formatMessage({ id: 'pages.privacy.operator.none' })}</Text>
      ) : (
        <Stack gap={4}>
          {lines.map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </Stack>
      )}
      <Text>{formatMessage({ id: 'pages.privacy.operator.access' })}</Text>
    </Section>
  );
}

function StoredData() {
  const { formatMessage } = useIntl();
  const retentionText = useRetentionText();
  return (
    <Section name="stored">
      <List>
        {storedData.map(({ key, purpose, retention }) => (
          <li key={key}>
            <Text isBold>{formatMessage({ id: `pages.privacy.stored.${key}` })}</Text>
            <Text tone="muted">
              {formatMessage({ id: `pages.privacy.why.${purpose}` })} · {retentionText(retention)}
            </Text>
          </li>
        ))}
      </List>
    </Section>
  );
}

function useRetentionText(): (retention: Retention) => string {
  const { formatMessage } = useIntl();
  return ({ until, ...values }) => formatMessage({ id: `pages.privacy.until.${until}` }, values);
}

function Recipients() {
  const { formatMessage } = useIntl();
  return (
    <Section name="recipients">
      <List>
        {dataRecipients.map((key) => (
          <Text key={key} as="li">
            {formatMessage({ id: `pages.privacy.recipient.${key}` })}
          </Text>
        ))}
      </List>
    </Section>
  );
}

function Cookies() {
  const { formatMessage } = useIntl();
  return (
    <Section name="cookies">
      <Text>{formatMessage({ id: 'pages.privacy.cookies.text' }, { count: cookies.length })}</Text>
      <List>
        {cookies.map(({ key, name }) => (
          <Text key={key} as="li">
            <code>{name}</code>: {formatMessage({ id: `pages.privacy.cookie.${key}` })}
          </Text>
        ))}
      </List>
    </Section>
  );
}

function Rights() {
  const { formatMessage } = useIntl();
  const names = {
    profile: formatMessage({ id: 'shell.profile.title' }),
    export: formatMessage({ id: 'shell.accountExport.title' }),
  };
  return (
    <Section name="rights">
      {paragraphsOf(formatMessage({ id: 'pages.privacy.rights.text' }, names)).map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
      <Row gap={12} wrap>
        <LinkButton as={Link} to="/export" icon="download">
          {names.export}
        </LinkButton>
        <LinkButton as={Link} to="/terms" icon="note">
          {formatMessage({ id: 'shell.terms.title' })}
        </LinkButton>
      </Row>
    </Section>
  );
}

interface SectionProps {
  name: 'operator' | 'stored' | 'recipients' | 'cookies' | 'rights';
  children: ReactNode;
}

function Section({ name, children }: SectionProps) {
  const { formatMessage } = useIntl();
  return (
    <Card as="section">
      <Stack gap={12}>
        <Heading level={2} look={3}>
          {formatMessage({ id: `pages.privacy.${name}.title` })}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}

const List = styled.ul`
  display: grid;
  gap: 0.75em;
  margin: 0;
  padding-inline-start: 1.25em;
  overflow-wrap: anywhere;
`;
