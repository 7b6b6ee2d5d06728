import { Link, useTitle } from '@skep/remote-kit';
import { LinkButton, Page, Row, Text } from '@skep/ui';
import { TextSections } from './TextSections.tsx';
import { useIntl } from './use-page-intl.ts';

export { pageMessages as texts } from './page-messages.ts';

const sections = [
  'accessibility.aim',
  'accessibility.tried',
  'accessibility.limits',
  'accessibility.report',
] as const;

/** What EN 301 549 asks to be said: the aim, what was tried, what is missing, and where to turn to. */
export function Screen() {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'pages.accessibility.name' });
  useTitle(title);
  return (
    <Page title={title} maxWidth="readable">
      <Text size="large">{formatMessage({ id: 'pages.accessibility.intro' })}</Text>
      <TextSections sections={sections} />
      <Row gap={12} wrap>
        <LinkButton as={Link} to="/support" icon="mail">
          {formatMessage({ id: 'pages.help.toSupport' })}
        </LinkButton>
      </Row>
    </Page>
  );
}
