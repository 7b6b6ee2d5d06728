import { deleteAccountForm } from '@skep/domain';
import { isFailure, type MutationFailure, notDone, useConfirm, useMutationResult } from '@skep/remote-kit';
import { useEntityForm } from '@skep/remote-kit/form';
import { useNavigate } from 'react-router';
import { useShell } from '../shell-context.ts';
import { deleteAccountMutation } from './DeleteAccount.graphql.ts';
import { useIntl } from './use-profile-intl.ts';
import { useRequiredCode, wrongCodeMark } from './useRequiredCode.ts';

/** Ends the account after a last question, and leaves nothing of the person in this browser. */
export function useDeleteAccount() {
  const { formatMessage } = useIntl();
  const { session, drafts, waiting } = useShell();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { run } = useMutationResult(deleteAccountMutation);
  const { save, isCodeRequired } = useRequiredCode(run);
  const isSure = () =>
    confirm({
      title: formatMessage({ id: 'shell.profile.deleteTitle' }),
      text: formatMessage({ id: 'shell.profile.deleteQuestion' }),
      confirmLabel: formatMessage({ id: 'shell.profile.deleteForGood' }),
      isDestructive: true,
    });
  /** Not before what waits is sent, and only when the person is sure. @param isConfirmed whether they are */
  async function mayDelete(isConfirmed: boolean): Promise<boolean> {
    if (waiting.get().waiting === 0) return isConfirmed || isSure();
    saved.leave(() => navigate('/waiting?before=accountEnds'));
    return false;
  }
  function leave() {
    // Home first: the guard would keep the present page for whoever signs in next.
    navigate('/');
    drafts.forget();
    session.end();
  }
  const saved = useEntityForm({
    schema: deleteAccountForm,
    values: { password: '', secondFactorCode: '' },
    async save(input) {
      if (!(await mayDelete(isCodeRequired))) return undefined;
      const answer = await save(input);
      return answer && notDone(answer, formatMessage({ id: 'shell.profile.notDeleted' }));
    },
    savedText: () => formatMessage({ id: 'shell.profile.deleted' }),
    onSaved: leave,
    marks: wrongCodeMark,
  });
  /** The same with the code of a passkey in place of the password. */
  async function deleteByPasskey(secondFactorCode: string): Promise<MutationFailure | undefined> {
    if (!(await mayDelete(false))) return undefined;
    const answer = await run({ secondFactorCode });
    if (isFailure(answer)) return answer;
    saved.leave(leave);
    return undefined;
  }
  return { saved, isCodeRequired, deleteByPasskey };
}
