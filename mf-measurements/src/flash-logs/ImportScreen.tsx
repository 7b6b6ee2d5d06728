import { Link, useQuery, useScreenState, useSearchParams, useTitle } from '@skep/remote-kit';
import { Grid, LinkButton, Notice, Page, ScreenStates, Stack, Text, TextField } from '@skep/ui';
import { Pagination } from '@skep/ui/form';
import type { FlashLogsQuery as Answer } from '../generated/graphql.ts';
import { usePollWhile } from '../usePollWhile.ts';
import { FlashLogsQuery } from './ImportScreen.graphql.ts';
import { isUnderWay } from './import-status.ts';
import { LogCard } from './LogCard.tsx';
import { LogUpload } from './LogUpload.tsx';
import { useIntl } from './use-flash-log-intl.ts';

/** What other pages have begun, by `importMessage`. */
const importMessages = ['importing', 'undoing', 'deleted'] as const;
const cardsOfPage = 10;

/** Memories of devices: handed over here, and looked at one by one. */
export function ImportScreen() {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'log.title' });
  useTitle(title);
  const [address, setAddress] = useSearchParams();
  const result = useQuery(FlashLogsQuery, { fetchPolicy: 'cache-and-network' });
  const { flashLogs = [], devices = [] } = result.data ?? {};
  usePollWhile(
    result,
    flashLogs.some((log) => log.isBusy || isUnderWay(log)),
  );
  const sent = importMessages.find((message) => message === address.get('importMessage'));
  return (
    <Page title={title} maxWidth="readable">
      <ScreenStates state={useScreenState(result)}>
        <Stack gap={16}>
          {sent && (
            <Notice
              kind="success"
              onClose={() => {
                address.delete('importMessage');
                setAddress(address, { replace: true });
              }}
            >
              {formatMessage({ id: `log.told.${sent}` })}
            </Notice>
          )}
          <Text>{formatMessage({ id: 'log.intro' })}</Text>
          <LogUpload
            devices={devices.filter(({ type }) => type === 'beep')}
            onSent={() => void result.refetch()}
          />
          <Logs logs={flashLogs} />
        </Stack>
      </ScreenStates>
    </Page>
  );
}

function Logs({ logs }: { logs: Answer['flashLogs'] }) {
  const { formatMessage } = useIntl();
  const [address, setAddress] = useSearchParams();
  const search = address.get('search') ?? '';
  const found = logs.filter((log) => hasWords(log, search));
  const pageCount = Math.max(1, Math.ceil(found.length / cardsOfPage));
  const page = Math.min(pageCount, Math.max(1, Number(address.get('page')) || 1));
  const show = (name: string, value: string) => {
    const next = new URLSearchParams(address);
    if (name === 'search') next.delete('page');
    if (value === '') next.delete(name);
    else next.set(name, value);
    setAddress(next, { replace: true });
  };
  if (logs.length === 0) return <Text tone="muted">{formatMessage({ id: 'log.none' })}</Text>;
  return (
    <Stack gap={16}>
      {logs.length > cardsOfPage && (
        <TextField
          label={formatMessage({ id: 'log.search' })}
          value={search}
          type="search"
          onChange={(event) => show('search', event.target.value)}
        />
      )}
      {found.length === 0 && <Text tone="muted">{formatMessage({ id: 'log.noneFound' })}</Text>}
      <Grid minColumn={320} gap={16} as="ul">
        {found.slice((page - 1) * cardsOfPage, page * cardsOfPage).map((log) => (
          <LogCard
            key={log.id}
            log={log}
            action={
              <LinkButton to={`/flashlog/${log.id}`} as={Link} kind="main" icon="eye">
                {formatMessage({ id: 'log.open' })}
              </LinkButton>
            }
          />
        ))}
      </Grid>
      <Pagination
        page={page}
        pageCount={pageCount}
        onPage={(next) => show('page', String(next))}
        label={formatMessage({ id: 'log.pages' })}
      />
    </Stack>
  );
}

function hasWords(
  { deviceName, hiveName, userName, fileName, id }: Answer['flashLogs'][number],
  search: string,
): boolean {
  const text = [deviceName, hiveName, userName, fileName, id].filter(Boolean).join(' ').toLocaleLowerCase();
  return search
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
