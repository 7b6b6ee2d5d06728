import { useIntl } from 'react-intl';
import type { WaitingAnswer } from './queued-mutation.ts';
import { useNotify } from './service-hooks.ts';

/** Says of what was done without a network that it is done here, and offers to take it back. */
export function useQueuedFeedback(): (answer: WaitingAnswer) => void {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  return ({ undoQueued }) => {
    async function undo() {
      if (await undoQueued()) return;
      notify({ kind: 'problem', text: formatMessage({ id: 'kit.undoneTooLate' }) });
    }
    notify({
      kind: 'information',
      text: formatMessage({ id: 'kit.doneHere' }),
      action: { label: formatMessage({ id: 'kit.undo' }), run: () => void undo() },
    });
  };
}
