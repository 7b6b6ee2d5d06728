import type { CodecField } from '@skep/domain';
import { isFailure, useFailureText, useMutationResult } from '@skep/remote-kit';
import { Button, Card, Grid, Heading, Notice, Row, Stack, TextField } from '@skep/ui';
import { NumberField } from '@skep/ui/form';
import { useState } from 'react';
import type { Quantity } from '../device/quantity-options.ts';
import { CodecResultCard } from './CodecResultCard.tsx';
import { type CodecValues, hexOfPasted, type Proposal, sentFields, type Trial } from './codec-values.ts';
import { TryCodecMutation } from './codecs.graphql.ts';
import { useIntl } from './use-codec-intl.ts';

interface CodecTrialProps {
  values: CodecValues;
  quantities: readonly Quantity[];
  /** Returns the mappings with those that are proposed. */
  onTried: (proposals: readonly Proposal[]) => CodecField[];
}

const usualPort = 1;

/** Runs what is typed over a message and the examples, and stores nothing. */
export function CodecTrial({ values, quantities, onTried }: CodecTrialProps) {
  const { formatMessage } = useIntl();
  const failureText = useFailureText();
  const trying = useMutationResult(TryCodecMutation);
  const [bytes, setBytes] = useState('');
  const [port, setPort] = useState<number | undefined>(usualPort);
  const [trial, setTrial] = useState<Trial>();
  const [problem, setProblem] = useState<string>();

  async function run(fields: readonly CodecField[]) {
    const message = bytes.trim() === '' ? null : { bytes: hexOfPasted(bytes), port: port ?? usualPort };
    const { text, examples } = values;
    const answer = await trying.run({
      input: { text, examples: examples === '' ? null : examples, fields: sentFields(fields), message },
    });
    if (isFailure(answer)) {
      setTrial(undefined);
      return setProblem(
        answer.fields.length > 0 ? formatMessage({ id: 'codecs.tryWrong' }) : failureText(answer),
      );
    }
    if (answer.__typename !== 'CodecTrial') return;
    setProblem(undefined);
    setTrial(answer);
    const mapped = onTried(answer.proposals);
    // What is proposed is shown with its result.
    if (mapped.length > fields.length) await run(mapped);
  }

  return (
    <Card as="section">
      <Stack gap={16}>
        <Heading level={2}>{formatMessage({ id: 'setup.test' })}</Heading>
        <Grid minColumn={200} gap={16}>
          <TextField
            label={formatMessage({ id: 'codecs.bytes' })}
            hint={formatMessage({ id: 'codecs.bytesHint' })}
            value={bytes}
            onChange={(event) => setBytes(event.target.value)}
            autoComplete="off"
          />
          <NumberField
            label={formatMessage({ id: 'codecs.port' })}
            min={0}
            max={255}
            value={port}
            onChange={setPort}
          />
        </Grid>
        <Row>
          <Button
            icon="check"
            isDisabled={values.text.trim() === ''}
            isBusy={trying.isRunning}
            onClick={() => void run(values.fields)}
          >
            {formatMessage({ id: 'setup.try' })}
          </Button>
        </Row>
        {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
        {trial && (
          <Stack as="ul" gap={16}>
            {trial.results.map((result, index) => (
              <CodecResultCard
                // Two examples may be the same message.
                key={index}
                result={result}
                quantities={quantities}
              />
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
