import { Button, Card, Heading, Notice, Row, Stack } from '@skep/ui';
import { ProgressBar } from '@skep/ui/form';
import { RestoredKinds } from '../export/RestoredKinds.tsx';
import type { AccountMoveFieldsFragment } from '../generated/graphql.ts';
import { useIntl } from './use-bring-account-intl.ts';
import type { MoveActions } from './useMove.ts';

interface MoveStateProps {
  move: AccountMoveFieldsFragment;
  actions: MoveActions;
}

/** How far a move is, and what the person can do about it. */
export function MoveState({ move, actions }: MoveStateProps) {
  const { formatMessage } = useIntl();
  const { restore } = actions;
  const isWritten = restore?.state === 'DONE';
  return (
    <Card as="section">
      <Stack gap={16}>
        <Heading level={2}>{move.address.replace(/^https?:\/\/|\/api$/g, '')}</Heading>
        <Progress move={move} actions={actions} />
        {move.fault && <Notice kind="problem">{formatMessage({ id: `bring.fault.${move.fault}` })}</Notice>}
        {restore?.state === 'FAILED' && (
          <Notice kind="problem">{formatMessage({ id: 'restore.failed' })}</Notice>
        )}
        {restore?.state === 'REFUSED' && (
          <Notice kind="problem">{formatMessage({ id: 'bring.fault.UNREADABLE' })}</Notice>
        )}
        {restore?.state === 'COUNTED' && (
          <Notice kind="information">
            {formatMessage({ id: hasNews(actions) ? 'bring.counted' : 'bring.allThere' })}
          </Notice>
        )}
        {isWritten && <Notice kind="success">{formatMessage({ id: 'bring.done' })}</Notice>}
        {move.state === 'UNDONE' && <Notice kind="success">{formatMessage({ id: 'bring.undone' })}</Notice>}
        {restore && (isWritten || restore.state === 'COUNTED') && (
          <RestoredKinds kinds={restore.kinds} isDone={isWritten} />
        )}
        <Actions move={move} actions={actions} />
      </Stack>
    </Card>
  );
}

const hasNews = ({ restore }: MoveActions) => restore?.kinds.some(({ fresh }) => fresh > 0) ?? false;

/** Whether hives of that account came before. */
const hasEarlierRun = ({ restore }: MoveActions) =>
  restore?.state === 'COUNTED' && restore.kinds.some(({ name, present }) => name === 'hives' && present > 0);

function Progress({ move, actions: { restore } }: MoveStateProps) {
  const { formatMessage, formatNumber } = useIntl();
  const label = labelOf(move.state, restore?.state);
  if (label === undefined) return null;
  const percent = restore?.progressPercent ?? move.progressPercent;
  return (
    <ProgressBar
      label={formatMessage({ id: label })}
      percent={percent}
      percentText={formatNumber(percent / 100, { style: 'percent' })}
    />
  );
}

function labelOf(move: string, restore: string | undefined) {
  if (move === 'FETCHING') return 'bring.fetching';
  if (move === 'UNDOING') return 'bring.undoing';
  if (restore === 'READING') return 'bring.counting';
  return restore === 'WRITING' ? 'bring.writing' : undefined;
}

function Actions({ move, actions }: MoveStateProps) {
  const { formatMessage } = useIntl();
  const { restore, isBusy, start, resume, undo, forget } = actions;
  const isImportable = (restore?.state === 'COUNTED' && hasNews(actions)) || restore?.state === 'FAILED';
  const isWritten = restore === undefined || restore.state === 'DONE' || hasEarlierRun(actions);
  const isUndoable = move.state === 'FETCHED' && isWritten;
  const isCancellable = move.state === 'FETCHING' || move.state === 'FAILED' || restore?.state === 'COUNTED';
  if (!isImportable && !isUndoable && !isCancellable) return null;
  return (
    <Row gap={12}>
      {isImportable && (
        <Button kind="main" isBusy={isBusy} onClick={() => void start()}>
          {formatMessage({ id: 'bring.start' })}
        </Button>
      )}
      {move.state === 'FAILED' && move.fault !== 'WRONG_CREDENTIALS' && (
        <Button kind="main" isBusy={isBusy} onClick={() => void resume()}>
          {formatMessage({ id: 'bring.resume' })}
        </Button>
      )}
      {isUndoable && (
        <Button isBusy={isBusy} onClick={() => void undo()}>
          {formatMessage({ id: 'bring.undo' })}
        </Button>
      )}
      {isCancellable && (
        <Button isBusy={isBusy} onClick={() => void forget()}>
          {formatMessage({ id: 'restore.forget' })}
        </Button>
      )}
    </Row>
  );
}
