import { Button, type ButtonKind, Dialog, Notice, Stack } from '@skep/ui';
import { type ReactNode, type SubmitEvent, useId } from 'react';
import { useIntl } from './use-select-intl.ts';

export interface StepDialogProps {
  title: string;
  submitLabel: string;
  /** Default: `main`. */
  kind?: ButtonKind;
  isBusy: boolean;
  problem: string | undefined;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of what is done to many hives at once. */
export function StepDialog(props: StepDialogProps) {
  const { title, submitLabel, kind = 'main', isBusy, problem, onSubmit, onClose, children } = props;
  const { formatMessage } = useIntl();
  const formId = useId();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {formatMessage({ id: 'kit.form.cancel' })}
          </Button>
          <Button kind={kind} type="submit" form={formId} isBusy={isBusy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap={16}>{children}</Stack>
      </form>
      {problem && <Notice kind="problem">{problem}</Notice>}
    </Dialog>
  );
}
