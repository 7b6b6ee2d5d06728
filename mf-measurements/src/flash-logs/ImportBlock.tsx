import { isFailure, useFailureText, useMutationResult, useNavigation } from '@skep/remote-kit';
import { Button, Card, Heading, Notice, Row, Stack, Text } from '@skep/ui';
import { DateTimeField, localMinute } from '@skep/ui/form';
import { useState } from 'react';
import type { BlockFieldsFragment } from '../generated/graphql.ts';
import { FlashLogQuery, ImportBlockMutation, UndoBlockMutation } from './FlashLogScreen.graphql.ts';
import { isUnderWay } from './import-status.ts';
import { useIntl } from './use-flash-log-intl.ts';

export interface ImportBlockProps {
  logId: string;
  block: BlockFieldsFragment;
}

/** Imports a block whose time is sure; one in doubt at a time that somebody sets; and takes back what was imported. */
export function ImportBlock({ logId, block }: ImportBlockProps) {
  const { formatMessage } = useIntl();
  if (isUnderWay(block)) return null;
  return (
    <Card as="section">
      <Stack gap={16}>
        <Heading level={2}>{formatMessage({ id: 'log.import' })}</Heading>
        {block.state === 'IMPORTED' && <Undo logId={logId} block={block} />}
        {block.state !== 'IMPORTED' && block.doubt == null && <Import logId={logId} block={block} />}
        {block.state !== 'IMPORTED' && block.doubt != null && <ByHand logId={logId} block={block} />}
      </Stack>
    </Card>
  );
}

function useBegin(message: 'importing' | 'undoing') {
  const { go } = useNavigation();
  const failureText = useFailureText();
  const [problem, setProblem] = useState<string>();
  return {
    problem,
    notifyResult: (answer: object) => {
      if (isFailure(answer)) setProblem(failureText(answer));
      else go(`/import?importMessage=${message}`);
    },
  };
}

const refetched = { refetchQueries: [FlashLogQuery] };

function Import({ logId, block }: ImportBlockProps) {
  const { formatMessage } = useIntl();
  const mutation = useMutationResult(ImportBlockMutation, refetched);
  const { problem, notifyResult } = useBegin('importing');
  const run = async () => notifyResult(await mutation.run({ logId, block: block.index }));
  return (
    <>
      <Text>{formatMessage({ id: 'log.importMeans' })}</Text>
      <Row>
        <Button kind="main" icon="check" isBusy={mutation.isRunning} onClick={() => void run()}>
          {formatMessage({ id: 'log.importNow' })}
        </Button>
      </Row>
      {problem && <Notice kind="problem">{problem}</Notice>}
    </>
  );
}

function ByHand({ logId, block }: ImportBlockProps) {
  const { formatMessage } = useIntl();
  const mutation = useMutationResult(ImportBlockMutation, refetched);
  const { problem, notifyResult } = useBegin('importing');
  const [start, setStart] = useState(block.startsAt == null ? '' : localMinute(new Date(block.startsAt)));
  const time = new Date(start);
  const isTime = !Number.isNaN(time.getTime());
  const run = async () =>
    notifyResult(await mutation.run({ logId, block: block.index, startsAt: time.toISOString() }));
  return (
    <>
      <Notice kind="warning">{formatMessage({ id: 'log.byHandWarning' })}</Notice>
      <DateTimeField
        label={formatMessage({ id: 'log.firstMeasurement' })}
        hint={formatMessage({ id: 'log.firstMeasurementMeans' })}
        value={start}
        onChange={(value) => setStart(value ?? '')}
        isNowHidden
      />
      <Row>
        <Button icon="check" isDisabled={!isTime} isBusy={mutation.isRunning} onClick={() => void run()}>
          {formatMessage({ id: 'log.importByHand' })}
        </Button>
      </Row>
      {problem && <Notice kind="problem">{problem}</Notice>}
    </>
  );
}

function Undo({ logId, block }: ImportBlockProps) {
  const { formatMessage } = useIntl();
  const mutation = useMutationResult(UndoBlockMutation, refetched);
  const { problem, notifyResult } = useBegin('undoing');
  const run = async () => notifyResult(await mutation.run({ logId, block: block.index }));
  return (
    <>
      <Text>{formatMessage({ id: 'log.undoMeans' })}</Text>
      <Row>
        <Button icon="undo" isBusy={mutation.isRunning} onClick={() => void run()}>
          {formatMessage({ id: 'log.undo' })}
        </Button>
      </Row>
      {problem && <Notice kind="problem">{problem}</Notice>}
    </>
  );
}
