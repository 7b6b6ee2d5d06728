import { Button, Dialog, Notice, Text } from '@skep/ui';
import { useIntl } from '../use-tag-intl.ts';
import { useChipWriting } from './useChipWriting.ts';

export interface ChipDialogProps {
  number: string;
  onClose: () => void;
}

/** Writes the tag's address to a chip. It begins with a press, without which no browser lets a page write. */
export function ChipDialog({ number, onClose }: ChipDialogProps) {
  const { formatMessage } = useIntl();
  const { state, begin, stop } = useChipWriting(number);
  const canBegin = state.kind !== 'waiting' && state.kind !== 'written';
  const isFirst = state.kind === 'ready';

  function close() {
    stop();
    onClose();
  }

  return (
    <Dialog
      isOpen
      title={formatMessage({ id: 'tags.chipTitle' }, { number })}
      onClose={close}
      actions={
        <>
          <Button kind="quiet" onClick={close}>
            {formatMessage({ id: 'tags.close' })}
          </Button>
          {canBegin && (
            <Button kind="main" icon={isFirst ? 'device' : 'retry'} onClick={begin}>
              {formatMessage({ id: isFirst ? 'tags.chipBegin' : 'tags.tryAgain' })}
            </Button>
          )}
        </>
      }
    >
      {isFirst && <Text>{formatMessage({ id: 'tags.chipAbout' })}</Text>}
      {state.kind === 'waiting' && (
        <Notice kind="information">{formatMessage({ id: 'tags.chipHold' })}</Notice>
      )}
      {state.kind === 'written' && (
        <Notice kind="success">{formatMessage({ id: 'tags.chipWritten' }, { number })}</Notice>
      )}
      {state.kind === 'problem' && <Notice kind="problem">{state.text}</Notice>}
    </Dialog>
  );
}
