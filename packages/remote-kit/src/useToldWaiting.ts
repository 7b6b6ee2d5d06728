import { useIntl } from 'react-intl';
import { useNotify } from './service-hooks.ts';
import type { WaitingAnswer } from './waiting.ts';

/** Says of what was done without a network that it is done here, and offers to take it back. */
export function useToldWaiting(): (answer: WaitingAnswer) => void {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  return ({ takeBack }) => {
    async function undo() {
      if (await takeBack()) return;
      notify({ kind: 'problem', text: formatMessage({ id: 'kit.undoneTooLate' }) });
    }
    notify({
      kind: 'information',
      text: formatMessage({ id: 'kit.doneHere' }),
      action: { label: formatMessage({ id: 'kit.undo' }), run: () => void undo() },
    });
  };
}
