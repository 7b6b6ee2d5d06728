import { type TestMessageForm, testMessageForm } from '@skep/domain';
import { useMutationResult } from '@skep/remote-kit';
import { type SentFormState, useFormValue, useRequestForm } from '@skep/remote-kit/form';
import { useState } from 'react';
import { TestMessageMutation } from './SetupScreen.graphql.ts';

export interface TestMessageValues {
  /** An id tells a row from others with the same name. */
  values: { id: number; name: string; value: number | undefined }[];
}

export interface TestMessageState extends SentFormState<TestMessageValues, TestMessageForm> {
  rows: TestMessageValues['values'];
  add: () => void;
  remove: (id: number) => void;
  /** What would have been stored; undefined: nothing was tried yet. */
  tested: readonly { name: string; value: number }[] | undefined;
}

/** What a device without definitions is tried with: the values of the example above it. */
const usual = ['weight_kg', 't_i'];

/** A message as the person makes it up, and what would become of it. */
export function useTestMessage(deviceId: string, inputs: readonly string[]): TestMessageState {
  const mutation = useMutationResult(TestMessageMutation);
  const [tested, setTested] = useState<TestMessageState['tested']>();
  const [begun] = useState<TestMessageValues>(() => ({
    values: [...new Set(inputs.length > 0 ? inputs : usual)].map((name, id) => ({
      id,
      name,
      value: undefined,
    })),
  }));
  const sent = useRequestForm({
    schema: testMessageForm,
    values: begun,
    send({ values }) {
      setTested(undefined);
      return mutation.run({ deviceId, values });
    },
    // Rows that are not filled in are left out: the places of the others are not those on the page.
    fieldOf: () => 'values',
    onSent: ({ values }) => setTested(values),
  });
  const { value: rows, onChange: setRows } = useFormValue(sent.form, 'values');
  return {
    ...sent,
    rows,
    tested,
    remove: (id) => setRows(rows.filter((row) => row.id !== id)),
    add() {
      const id = Math.max(...rows.map((row) => row.id)) + 1;
      setRows([...rows, { id, name: usual[0] ?? '', value: undefined }]);
    },
  };
}
