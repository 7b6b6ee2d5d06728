import { valibotResolver } from '@hookform/resolvers/valibot';
import { type ApiTokenForm, apiTokenForm } from '@skep/domain';
import { isFailure, type MutationFailure, setServerProblems, useMutationResult } from '@skep/remote-kit';
import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { createApiTokenMutation } from './ApiTokensCard.graphql.ts';
import { securityQuery } from './SecurityScreen.graphql.ts';

export interface CreateApiTokenState {
  form: UseFormReturn<ApiTokenForm>;
  failure: MutationFailure | undefined;
  isSending: boolean;
  submit: () => Promise<void>;
  /** The token that was just made, until the person has kept it. */
  token: string | undefined;
  forgetToken: () => void;
}

export function useCreateApiToken(): CreateApiTokenState {
  const mutation = useMutationResult(createApiTokenMutation, { refetchQueries: [securityQuery] });
  const [failure, setFailure] = useState<MutationFailure>();
  const [token, setToken] = useState<string>();
  const form = useForm<ApiTokenForm>({
    resolver: valibotResolver(apiTokenForm),
    defaultValues: { name: '' },
    shouldFocusError: false,
  });

  async function create(values: ApiTokenForm) {
    setFailure(undefined);
    const answer = await mutation.run(values);
    if (isFailure(answer)) {
      setFailure(answer);
      setServerProblems(form.setError, answer);
      return;
    }
    form.reset();
    setToken(answer.token);
  }

  return {
    form,
    failure,
    isSending: mutation.isRunning,
    submit: form.handleSubmit(create, () => setFailure(undefined)),
    token,
    forgetToken: () => setToken(undefined),
  };
}
