import { type FirstAccountForm, firstAccountForm } from '@skep/domain';
import { isFailure } from '@skep/remote-kit';
import { type SentFormState, useRequestForm } from '@skep/remote-kit/form';
import { useAccount } from '../account/account-context.ts';
import { useAccountMutation } from '../account/useAccountMutation.ts';
import { useBeginSession } from '../account/useBeginSession.ts';
import type { Language } from '../generated/graphql.ts';
import { makeFirstAccountMutation } from './MakeFirstAccount.graphql.ts';

/** Makes the first account, and opens the app as its person. */
export function useFirstAccount(): SentFormState<FirstAccountForm, FirstAccountForm> {
  const { goTo, language } = useAccount();
  const onSignedIn = useBeginSession();
  const mutation = useAccountMutation(makeFirstAccountMutation);
  return useRequestForm({
    schema: firstAccountForm,
    values: { code: '', name: '', email: '', password: '', passwordConfirmation: '' },
    send: async (values) => {
      const answer = await mutation.run({
        input: { ...values, language: language.get().toUpperCase() as Language },
      });
      // Somebody was faster: from now on people sign in.
      if (isFailure(answer) && answer.code === 'NOT_FOUND') goTo('/sign-in');
      return answer;
    },
    onSent: (answer) => onSignedIn(answer),
    marks: { INVALID_CODE: { code: 'shell.firstRun.wrongCode' } },
  });
}
