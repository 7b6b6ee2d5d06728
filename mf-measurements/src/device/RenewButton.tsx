import { type MutationFailure, useConfirm, useMutationFeedback } from '@skep/remote-kit';
import { Button } from '@skep/ui';
import { useState } from 'react';

export interface RenewButtonProps {
  label: string;
  /** Of the question. */
  title: string;
  /** What no longer works then. */
  text: string;
  renewedText: string;
  /** Never rejects. */
  renew: () => Promise<object | MutationFailure>;
}

/** Makes a new secret in the place of another, after a question: the old one opens nothing any more. */
export function RenewButton({ label, title, text, renewedText, renew }: RenewButtonProps) {
  const confirm = useConfirm();
  const feedback = useMutationFeedback();
  const [isBusy, setIsBusy] = useState(false);

  async function ask() {
    if (!(await confirm({ title, text, confirmLabel: label, isDestructive: true }))) return;
    setIsBusy(true);
    await feedback(renew(), renewedText);
    setIsBusy(false);
  }

  return (
    <Button kind="quiet" icon="lock" isBusy={isBusy} onClick={() => void ask()}>
      {label}
    </Button>
  );
}
