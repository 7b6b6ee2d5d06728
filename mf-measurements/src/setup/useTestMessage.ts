import { isFailure, useFailureText, useMutationResult } from '@skep/remote-kit';
import { useState } from 'react';
import { useIntl } from '../use-intl.ts';
import { TestMessageMutation } from './SetupScreen.graphql.ts';

export interface TestValue {
  id: number;
  name: string;
  value: number | undefined;
}

type Outcome =
  | { kind: 'none' }
  | { kind: 'tested'; values: readonly { name: string; value: number }[] }
  | { kind: 'problem'; text: string };

/** What a device without definitions is tried with. */
const usual = ['w_v', 't_i'];

/** A message as the person makes it up, and what would become of it. */
export function useTestMessage(deviceId: string, inputs: readonly string[]) {
  const { formatMessage } = useIntl();
  const failureText = useFailureText();
  const mutation = useMutationResult(TestMessageMutation);
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const [rows, setRows] = useState<readonly TestValue[]>(() =>
    [...new Set(inputs.length > 0 ? inputs : usual)].map((name, id) => ({ id, name, value: undefined })),
  );

  async function run() {
    const values = rows.flatMap(({ name, value }) => (isNumber(value) ? [{ name, value }] : []));
    if (values.length === 0) {
      return setOutcome({ kind: 'problem', text: formatMessage({ id: 'setup.noValue' }) });
    }
    const answer = await mutation.run({ deviceId, values });
    if (isFailure(answer)) setOutcome({ kind: 'problem', text: failureText(answer) });
    else setOutcome({ kind: 'tested', values: answer.values });
  }

  return {
    rows,
    outcome,
    isRunning: mutation.isRunning,
    run: () => void run(),
    change: (row: TestValue) => setRows(rows.map((other) => (other.id === row.id ? row : other))),
    remove: (id: number) => setRows(rows.filter((row) => row.id !== id)),
    add: () => {
      const id = Math.max(...rows.map((row) => row.id)) + 1;
      setRows([...rows, { id, name: usual[0] ?? '', value: undefined }]);
    },
  };
}

const isNumber = (value: number | undefined): value is number =>
  value !== undefined && Number.isFinite(value);
