import { isFailure, type MutationFailure } from '@skep/remote-kit';
import { type SyntheticEvent, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  set,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { type FailureMarks, fieldErrorOf, namesOfErrors, setServerProblems } from './field-errors.ts';
import { formResolver } from './form-resolver.ts';

export interface SentFormOptions<
  Values extends FieldValues,
  Output extends FieldValues,
  Answer extends object,
> {
  /** Of the domain: the same rules as the server's. */
  schema: GenericSchema<unknown, Output>;
  /** What the form begins with. */
  values: Values & DefaultValues<Values>;
  /** Sends what was found right; undefined: nothing was done, and the person goes on with the form. */
  send: (values: Output) => Promise<Answer | MutationFailure | undefined>;
  /** The form is busy until a promise of it is settled. */
  onSent: (answer: Answer, values: Output) => void;
  /** Turns a path of the mutation's input into the name of a field. Default: they are called alike. */
  fieldOf?: (path: string) => string;
  /** Fields that a failure is about without naming them. Default: none. */
  marks?: FailureMarks;
  /** Called with the names of the fields with a fault when nothing could be sent or saved. */
  onProblems?: (names: readonly string[]) => void;
  /** What is wrong from the beginning, as with a number out of the address: by the field's name, a code. Default: nothing. */
  problems?: Readonly<Record<string, string | undefined>>;
}

/** A form, and how its sending goes: what `RequestForm` draws. */
export interface SentFormState<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  /** Never rejects, and sends nothing while it is sending. */
  submit: (event?: SyntheticEvent) => Promise<void>;
  isSending: boolean;
  /** The server's last no. */
  failure: FormFailure | undefined;
}

export interface FormFailure extends MutationFailure {
  /** Fields of the form tell it. */
  isAboutFields: boolean;
}

/** One form and its one request. A failure loses no typed character and is shown at its fields. */
export function useRequestForm<
  Values extends FieldValues,
  Output extends FieldValues,
  Answer extends object,
>({
  schema,
  values: defaultValues,
  send,
  onSent,
  fieldOf = (path) => path,
  marks,
  onProblems,
  problems,
}: SentFormOptions<Values, Output, Answer>): SentFormState<Values, Output> {
  const [failure, setFailure] = useState<FormFailure>();
  const [errors] = useState(() => problems && errorsOf<Values>(problems));
  const form = useForm<Values, unknown, Output>({
    resolver: formResolver(schema),
    defaultValues,
    shouldFocusError: false,
    ...(errors && { errors }),
  });
  // The library's own ends as soon as a form that stays is reset to what it saved.
  const [isEnding, setIsEnding] = useState(false);
  const isSending = form.formState.isSubmitting || isEnding;

  const submitOnce = form.handleSubmit(
    async (values) => {
      setFailure(undefined);
      const answer = await send(values);
      if (answer === undefined) return;
      if (!isFailure(answer)) return end(answer, values);
      const names = setServerProblems(form.setError, answer, fieldOf, marks);
      setFailure({ ...answer, isAboutFields: names.length > 0 });
      onProblems?.(names);
    },
    (errors) => {
      setFailure(undefined);
      onProblems?.(namesOfErrors(errors));
    },
  );

  async function end(answer: Answer, values: Output) {
    setIsEnding(true);
    try {
      await onSent(answer, values);
    } finally {
      setIsEnding(false);
    }
  }

  async function submit(event?: SyntheticEvent) {
    event?.preventDefault();
    if (!isSending) await submitOnce(event);
  }

  return { form, submit, isSending, failure };
}

function errorsOf<Values extends FieldValues>(
  problems: Readonly<Record<string, string | undefined>>,
): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {};
  for (const [name, code] of Object.entries(problems)) {
    if (code !== undefined) set(errors, name, fieldErrorOf('rule', code));
  }
  return errors;
}
