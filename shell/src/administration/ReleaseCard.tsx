import { useQuery, useScreenState } from '@skep/remote-kit';
import { Card, Heading, LinkButton, Notice, Row, ScreenStates, Text } from '@skep/ui';
import type { ReleaseQuery } from '../generated/graphql.ts';
import { releaseQuery } from './Release.graphql.ts';
import { useIntl } from './use-administration-intl.ts';

/** The version that runs, and whether there is a newer one. */
export function ReleaseCard() {
  const { formatMessage } = useIntl();
  const result = useQuery(releaseQuery);
  const state = useScreenState(result);
  return (
    <Card as="section">
      <Heading level={2} look={3}>
        {formatMessage({ id: 'shell.release' })}
      </Heading>
      <ScreenStates state={state}>{result.data && <Loaded {...result.data.release} />}</ScreenStates>
    </Card>
  );
}

function Loaded({ running, isCheckOn, newest }: ReleaseQuery['release']) {
  const { formatMessage, formatDate } = useIntl();
  return (
    <>
      <Text>{formatMessage({ id: 'shell.release.running' }, { version: running })}</Text>
      {!isCheckOn && <Text tone="muted">{formatMessage({ id: 'shell.release.off' })}</Text>}
      {newest &&
        (newest.isNewer ? (
          <>
            <Notice kind="information">
              {formatMessage({ id: 'shell.release.newer' }, { version: newest.version })}
            </Notice>
            {newest.url != null && (
              <Row>
                <LinkButton to={newest.url} icon="external">
                  {formatMessage({ id: 'shell.release.notes' })}
                </LinkButton>
              </Row>
            )}
          </>
        ) : (
          <Text tone="muted">
            {formatMessage(
              { id: 'shell.release.newest' },
              { date: formatDate(newest.checkedAt, { dateStyle: 'medium' }) },
            )}
          </Text>
        ))}
    </>
  );
}
