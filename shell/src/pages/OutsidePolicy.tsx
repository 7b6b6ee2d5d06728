import { useObservable } from '@skep/remote-kit';
import { LinkButton, Row, Text } from '@skep/ui';
import { outsideLinks } from '../layout/outside-links.ts';
import { useShell } from '../shell-context.ts';
import { useIntl } from './use-page-intl.ts';

/** Where the operator's own terms and policy are; undefined: Skep's pages are valid. */
export function usePolicyUrl(): string | undefined {
  const { settings, language } = useShell();
  return outsideLinks(settings, useObservable(language)).policy;
}

/** In place of our own text: the operator has terms and a policy elsewhere. */
export function OutsidePolicy({ url }: { url: string }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Text>{formatMessage({ id: 'pages.policy.text' })}</Text>
      <Row>
        <LinkButton to={url} icon="external" kind="main">
          {formatMessage({ id: 'pages.policy.link' })}
        </LinkButton>
      </Row>
    </>
  );
}
