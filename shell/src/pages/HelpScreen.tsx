import { Link } from '@skep/remote-kit';
import { LinkButton, Row, Text } from '@skep/ui';
import { TextPage } from './TextPage.tsx';
import { TextSections } from './TextSections.tsx';
import { useIntl } from './use-page-intl.ts';

export { pageMessages as texts } from './page-messages.ts';

const sections = [
  'help.apiary',
  'help.hive',
  'help.queen',
  'help.inspect',
  'help.diary',
  'help.today',
  'help.tasks',
  'help.records',
  'help.alerts',
  'help.share',
  'help.import',
  'help.move',
  'help.offline',
  'help.account',
] as const;

/** How the main things are done. */
export function Screen() {
  return (
    <TextPage name="help">
      <TextSections sections={sections} />
      <WayOn />
    </TextPage>
  );
}

function WayOn() {
  const { formatMessage } = useIntl();
  return (
    <>
      <Text>{formatMessage({ id: 'pages.help.more' })}</Text>
      <Row gap={12} wrap>
        <LinkButton as={Link} to="/faq" icon="help">
          {formatMessage({ id: 'pages.help.toFaq' })}
        </LinkButton>
        <LinkButton as={Link} to="/support" icon="mail">
          {formatMessage({ id: 'pages.help.toSupport' })}
        </LinkButton>
      </Row>
    </>
  );
}
