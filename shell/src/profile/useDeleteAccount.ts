import { valibotResolver } from '@hookform/resolvers/valibot';
import { deleteAccountForm } from '@skep/domain';
import { useConfirm, useMutationResult, useNotify } from '@skep/remote-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useShell } from '../shell-context.ts';
import { deleteAccountMutation } from './DeleteAccount.graphql.ts';
import { useSentForm } from './useSentForm.ts';

/** Ends the account after a last question, and leaves nothing of the person in this browser. */
export function useDeleteAccount() {
  const { formatMessage } = useIntl();
  const text = (id: string) => formatMessage({ id: `shell.profile.${id}` });
  const { session } = useShell();
  const confirm = useConfirm();
  const notify = useNotify();
  const navigate = useNavigate();
  const [isCodeAsked, setCodeAsked] = useState(false);
  const { run, isRunning } = useMutationResult(deleteAccountMutation);
  const isSure = () =>
    confirm({
      title: text('deleteTitle'),
      text: text('deleteQuestion'),
      confirmLabel: text('deleteForGood'),
      isDestructive: true,
    });
  const sent = useSentForm({
    resolver: valibotResolver(deleteAccountForm),
    defaultValues: { password: '', secondFactorCode: '' },
    async send({ password, secondFactorCode }) {
      if (!isCodeAsked && !(await isSure())) return undefined;
      return run({ password, secondFactorCode: secondFactorCode || null });
    },
    takes({ code }) {
      const isMore = code === 'SECOND_FACTOR_REQUIRED';
      if (isMore) setCodeAsked(true);
      return isMore;
    },
    onDone() {
      notify({ kind: 'success', text: text('deleted') });
      // Home first: the guard would keep the present page for whoever signs in next.
      navigate('/');
      session.end();
    },
  });
  return { ...sent, isSending: isRunning, isCodeAsked };
}
