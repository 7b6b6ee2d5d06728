import { isFailure, type MutationFailure, setServerProblems } from '@skep/remote-kit';
import { type BaseSyntheticEvent, useState } from 'react';
import { type FieldValues, type UseFormProps, type UseFormReturn, useForm } from 'react-hook-form';
import { useUnsavedPart } from './unsaved-parts.ts';

export interface SentFormOptions<Values extends FieldValues> {
  resolver: NonNullable<UseFormProps<Values>['resolver']>;
  defaultValues: NonNullable<UseFormProps<Values>['defaultValues']>;
  /** Answers with success or a failure; undefined: the person thought better of it. */
  send: (values: Values) => Promise<object | undefined>;
  onDone: () => void;
  /** For a failure that asks for more, and is none yet. Default: every failure is shown. */
  takes?: (failure: MutationFailure) => boolean;
}

export interface SentForm<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  failure: MutationFailure | undefined;
  submit: (event?: BaseSyntheticEvent) => Promise<void>;
}

/** A form of the profile: what is typed stays until it is saved, and is guarded until then. */
export function useSentForm<Values extends FieldValues>({
  resolver,
  defaultValues,
  send,
  onDone,
  takes = () => false,
}: SentFormOptions<Values>): SentForm<Values> {
  const [failure, setFailure] = useState<MutationFailure>();
  const form = useForm<Values>({ resolver, defaultValues, shouldFocusError: false });
  useUnsavedPart(form.formState.isDirty);

  async function sendValues(values: Values) {
    setFailure(undefined);
    const answer = await send(values);
    if (answer === undefined) return;
    if (!isFailure(answer)) return onDone();
    if (takes(answer)) return;
    setFailure(answer);
    setServerProblems(form.setError, answer);
  }

  return { form, failure, submit: form.handleSubmit(sendValues, () => setFailure(undefined)) };
}
