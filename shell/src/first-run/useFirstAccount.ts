import { type FirstAccountForm, firstAccountForm } from '@skep/domain';
import { isFailure, useMutationResult, useShellLanguage } from '@skep/remote-kit';
import { type SentFormState, useRequestForm } from '@skep/remote-kit/form';
import type { Language } from '../generated/graphql.ts';
import type { FirstRunScreenProps } from './FirstRunScreen.tsx';
import { makeFirstAccountMutation } from './MakeFirstAccount.graphql.ts';

/** Makes the first account. */
export function useFirstAccount({
  onMade,
  onTooLate,
}: Required<FirstRunScreenProps>): SentFormState<FirstAccountForm, FirstAccountForm> {
  const language = useShellLanguage().toUpperCase() as Language;
  const mutation = useMutationResult(makeFirstAccountMutation);
  return useRequestForm({
    schema: firstAccountForm,
    values: { code: '', name: '', email: '', password: '', passwordConfirmation: '' },
    send: async (values) => {
      const answer = await mutation.run({ input: { ...values, language } });
      if (isFailure(answer) && answer.code === 'NOT_FOUND') onTooLate();
      return answer;
    },
    onSent: (answer) => onMade(answer),
    marks: { INVALID_CODE: { code: 'shell.firstRun.wrongCode' } },
  });
}
