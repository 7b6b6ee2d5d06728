import { flashLogMatching } from '@skep/domain';
import {
  isFailure,
  Link,
  notFoundState,
  useConfirm,
  useFailureText,
  useMutationResult,
  useNavigation,
  useParams,
  useQuery,
  useScreenState,
  useSearchParams,
  useTitle,
} from '@skep/remote-kit';
import {
  Button,
  Card,
  Grid,
  Heading,
  LinkButton,
  Notice,
  Page,
  Row,
  ScreenStates,
  Stack,
  Text,
} from '@skep/ui';
import { NumberField } from '@skep/ui/form';
import { useState } from 'react';
import type { FlashLogQuery as Answer } from '../generated/graphql.ts';
import { usePollWhile } from '../usePollWhile.ts';
import { BlockCard } from './BlockCard.tsx';
import { BlockView } from './BlockView.tsx';
import { CheckLogMutation, DeleteLogMutation, FlashLogQuery } from './FlashLogScreen.graphql.ts';
import { isUnderWay } from './import-status.ts';
import { LogCard } from './LogCard.tsx';
import { useIntl } from './use-flash-log-intl.ts';

type CheckedLog = NonNullable<Answer['flashLog']>;

/** A log: its blocks, or with `blockId` one of them with what is stored of its time. */
export function FlashLogScreen() {
  const { id = '' } = useParams();
  const { formatMessage } = useIntl();
  const [address] = useSearchParams();
  const result = useQuery(FlashLogQuery, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const found = result.data?.flashLog;
  usePollWhile(result, found ? [found.log, ...found.blocks].some(isUnderWay) : false);
  const requestedBlock = address.get('blockId');
  const block =
    requestedBlock === null ? undefined : found?.blocks.find(({ index }) => String(index) === requestedBlock);
  const isMissing =
    found == null || (requestedBlock !== null && block === undefined && !isUnderWay(found.log));
  const state = notFoundState(useScreenState(result), isMissing, {
    title: formatMessage({ id: 'log.notThereTitle' }),
    text: formatMessage({ id: 'log.notThereText' }),
    link: { to: '/import', label: formatMessage({ id: 'log.title' }) },
  });
  const title = found
    ? formatMessage({ id: 'log.of' }, { name: found.log.deviceName })
    : formatMessage({ id: 'log.one' });
  useTitle(title);
  return (
    <Page title={title} maxWidth={block ? 'wide' : 'readable'}>
      <ScreenStates state={state}>
        {found && block && <BlockView logId={id} block={block} canEdit={found.log.canEdit} />}
        {found && !block && <Blocks {...found} />}
      </ScreenStates>
    </Page>
  );
}

function Blocks({ log, blocks }: CheckedLog) {
  const { formatMessage } = useIntl();
  // What the store lacks most comes first; what has no time last.
  const sorted = blocks.toSorted((one, other) => (other.missingPercent ?? -1) - (one.missingPercent ?? -1));
  return (
    <Stack gap={16}>
      <LogCard log={log} />
      <Heading level={2}>{formatMessage({ id: 'log.blocks' }, { count: blocks.length })}</Heading>
      <Text tone="muted">{formatMessage({ id: 'log.blocksMean' })}</Text>
      <Grid minColumn={320} gap={16} as="ul">
        {sorted.map((block) => (
          <BlockCard
            key={block.index}
            logId={log.id}
            block={block}
            action={
              <LinkButton to={`/flashlog/${log.id}?blockId=${block.index}`} as={Link} kind="main" icon="data">
                {formatMessage({ id: 'log.compare' })}
              </LinkButton>
            }
          />
        ))}
      </Grid>
      {log.canEdit && <CheckAgain log={log} />}
      {log.canEdit && <DeleteLog id={log.id} />}
    </Stack>
  );
}

function CheckAgain({ log }: Pick<CheckedLog, 'log'>) {
  const { formatMessage } = useIntl();
  const failureText = useFailureText();
  const [requestedBlock, setChosen] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const check = useMutationResult(CheckLogMutation, { refetchQueries: [FlashLogQuery] });
  const equalQuantities = requestedBlock ?? log.equalQuantities;
  async function run() {
    const answer = await check.run({ id: log.id, equalQuantities });
    setProblem(isFailure(answer) ? failureText(answer) : undefined);
  }
  return (
    <Card as="section">
      <Stack gap={16}>
        <NumberField
          label={formatMessage({ id: 'log.equalQuantities' })}
          hint={formatMessage({ id: 'log.equalQuantitiesMeans' })}
          {...flashLogMatching}
          value={equalQuantities}
          onChange={(value) => setChosen(value ?? flashLogMatching.preset)}
        />
        <Row>
          <Button icon="retry" isBusy={check.isRunning || isUnderWay(log)} onClick={() => void run()}>
            {formatMessage({ id: 'log.checkAgain' })}
          </Button>
        </Row>
        {problem && <Notice kind="problem">{problem}</Notice>}
      </Stack>
    </Card>
  );
}

function DeleteLog({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const confirm = useConfirm();
  const { go } = useNavigation();
  const failureText = useFailureText();
  const [problem, setProblem] = useState<string>();
  const deletion = useMutationResult(DeleteLogMutation, {
    update: (cache, { data }) => {
      if (data?.deleteFlashLog.__typename !== 'Done') return;
      cache.evict({ id: cache.identify({ __typename: 'FlashLog', id }) ?? '' });
      cache.gc();
    },
  });
  async function run() {
    const isSure = await confirm({
      title: formatMessage({ id: 'log.deleteTitle' }),
      text: formatMessage({ id: 'log.deleteText' }),
      confirmLabel: formatMessage({ id: 'log.delete' }),
      isDestructive: true,
    });
    if (!isSure) return;
    const answer = await deletion.run({ id });
    if (isFailure(answer)) setProblem(failureText(answer));
    else go('/import?importMessage=deleted');
  }
  return (
    <Stack gap={8}>
      <Row>
        <Button kind="danger" icon="trash" isBusy={deletion.isRunning} onClick={() => void run()}>
          {formatMessage({ id: 'log.delete' })}
        </Button>
      </Row>
      {problem && <Notice kind="problem">{problem}</Notice>}
    </Stack>
  );
}
