import { type Question, useObservable } from '@skep/remote-kit';
import { Button, Dialog, Text } from '@skep/ui';
import { useShell } from '../shell-context.ts';
import { useIntl } from '../use-intl.ts';

/** The question that is open, if one is. The harmless answer comes first. */
export function ConfirmDialog() {
  const { formatMessage } = useIntl();
  const { questions } = useShell();
  const open = useObservable(questions);
  const leaving = useLeavingQuestion();
  if (!open) return null;
  const {
    title,
    text,
    confirmLabel,
    isDestructive = false,
  } = open.kind === 'asked' ? open.question : leaving;
  const cancelId = open.kind === 'asked' ? 'shell.cancel' : 'shell.stay';
  return (
    <Dialog
      title={title}
      isOpen
      onClose={() => open.answer(false)}
      actions={
        <>
          <Button onClick={() => open.answer(false)}>{formatMessage({ id: cancelId })}</Button>
          <Button kind={isDestructive ? 'danger' : 'main'} onClick={() => open.answer(true)}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Text>{text}</Text>
    </Dialog>
  );
}

function useLeavingQuestion(): Question {
  const { formatMessage } = useIntl();
  return {
    title: formatMessage({ id: 'shell.askToLeave.title' }),
    text: formatMessage({ id: 'shell.askToLeave.text' }),
    confirmLabel: formatMessage({ id: 'shell.askToLeave.confirm' }),
    isDestructive: true,
  };
}
