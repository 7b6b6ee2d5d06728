import { useQuery, useScreenState } from '@skep/remote-kit';
import { ScreenStates, Skeleton, Stack, Text } from '@skep/ui';
import { Pagination } from '@skep/ui/form';
import { useState } from 'react';
import type { RightChangesQuery } from '../generated/graphql.ts';
import { rightChangesQuery } from './RightChangeList.graphql.ts';
import { useIntl } from './use-administration-intl.ts';

export interface RightChangeListProps {
  /** Default: of everybody. */
  personId?: string;
}

/** Who gave or took which right, newest first. */
export function RightChangeList({ personId }: RightChangeListProps) {
  const { formatMessage } = useIntl();
  const [page, setPage] = useState(1);
  const variables = { personId: personId ?? null, page };
  const result = useQuery(rightChangesQuery, { variables, fetchPolicy: 'cache-and-network' });
  const state = useScreenState(result);
  const found = result.data?.rightChanges;
  return (
    <ScreenStates state={state} skeleton={<Skeleton lines={3} />}>
      {found?.total === 0 && (
        <Text tone="muted">{formatMessage({ id: 'shell.administration.noChanges' })}</Text>
      )}
      {found && found.total > 0 && (
        <Stack gap={12}>
          <Stack as="ul" gap={8}>
            {found.changes.map((change) => (
              <RightChange key={change.id} {...change} />
            ))}
          </Stack>
          <Pagination
            page={page}
            pageCount={Math.ceil(found.total / found.pageSize)}
            onPage={setPage}
            label={formatMessage({ id: 'shell.administration.changePages' })}
          />
        </Stack>
      )}
    </ScreenStates>
  );
}

type RightChangeProps = RightChangesQuery['rightChanges']['changes'][number];

function RightChange({ at, personName, adminName, right, isGranted }: RightChangeProps) {
  const { formatMessage, formatDate } = useIntl();
  const values = {
    at: formatDate(at, { dateStyle: 'medium', timeStyle: 'short' }),
    person: personName,
    admin: adminName,
    right: formatMessage({ id: `shell.right.${right}` }),
  };
  const change = adminName ? (isGranted ? 'given' : 'taken') : isGranted ? 'got' : 'lost';
  return (
    <Text as="li" size="small">
      {formatMessage({ id: `shell.administration.change.${change}` }, values)}
    </Text>
  );
}
