import { Link } from '@skep/remote-kit';
import { LinkButton, Row, Text } from '@skep/ui';
import { useIntl } from 'react-intl';
import { TextPage } from './TextPage.tsx';
import { TextSections } from './TextSections.tsx';

const sections = ['apiary', 'hive', 'queen', 'inspect', 'diary', 'account'];

/** How the main things are done. */
export function Screen() {
  return (
    <TextPage name="help">
      <TextSections page="help" sections={sections} />
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
