import { useQuery, useScreenState, useTitle } from '@skep/remote-kit';
import { Card, Heading, Page, ScreenStates, Stack, Text } from '@skep/ui';
import { Pagination } from '@skep/ui/form';
import { useContext, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ShellContext } from '../shell-context.ts';
import { OperatorNotice } from './OperatorNotice.tsx';
import { PeopleFilters } from './PeopleFilters.tsx';
import { PersonCard } from './PersonCard.tsx';
import { filterOfPeople, peopleWantedIn, queryOfPeople } from './people-wanted.ts';
import { RightChangeList } from './RightChangeList.tsx';
import { RightsDialog } from './RightsDialog.tsx';
import { peopleQuery } from './UsersScreen.graphql.ts';
import { useIntl } from './use-administration-intl.ts';

export { administrationMessages as texts } from './administration-messages.ts';

/** Who has an account and what is open to them; for admins. */
export function Screen() {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'shell.administration.title' });
  useTitle(title);
  const [query, setQuery] = useSearchParams();
  const wanted = peopleWantedIn(query);
  const shell = useContext(ShellContext);
  const [openId, setOpenId] = useState<string>();
  const result = useQuery(peopleQuery, {
    variables: { filter: filterOfPeople(wanted), page: wanted.page },
    fetchPolicy: 'cache-and-network',
  });
  const state = useScreenState(result);
  const { people = [], total = 0, pageSize = 1 } = result.data?.people ?? {};
  const open = people.find(({ id }) => id === openId);
  return (
    <Page title={title}>
      <Stack gap={24}>
        <OperatorNotice settings={shell?.settings} />
        <PeopleFilters wanted={wanted} onChange={(next) => setQuery(queryOfPeople(next))} />
        <ScreenStates state={state}>
          <Stack gap={16}>
            <div aria-live="polite">
              <Text tone="muted">
                {formatMessage({ id: 'shell.administration.found' }, { count: total })}
              </Text>
            </div>
            <Stack as="ul" gap={12}>
              {people.map((person) => (
                <PersonCard key={person.id} person={person} onChangeRights={() => setOpenId(person.id)} />
              ))}
            </Stack>
            <Pagination
              page={wanted.page}
              pageCount={Math.ceil(total / pageSize)}
              onPage={(page) => setQuery(queryOfPeople({ ...wanted, page }))}
              label={formatMessage({ id: 'shell.administration.pages' })}
            />
          </Stack>
        </ScreenStates>
        <Card as="section">
          <Heading level={2} look={3}>
            {formatMessage({ id: 'shell.administration.changes' })}
          </Heading>
          <RightChangeList />
        </Card>
      </Stack>
      {open && <RightsDialog person={open} onClose={() => setOpenId(undefined)} />}
    </Page>
  );
}
