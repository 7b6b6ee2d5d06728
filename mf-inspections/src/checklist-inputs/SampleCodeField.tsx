import { isFailure, useFailureText, useMutationResult, useNotify } from '@skep/remote-kit';
import { Button, type FieldProps, Row, Text, tokens } from '@skep/ui';
import { FieldSet, useFieldIds } from '@skep/ui/form';
import { useRef } from 'react';
import styled from 'styled-components';
import { newSampleCode, waitingDeletedCode, waitingSampleCode } from '../offline/waiting-sample-code.ts';
import { DeleteSampleCodeMutation, MakeSampleCodeMutation } from './counted-hive.graphql.ts';
import { useIntl } from './use-input-intl.ts';
import { WithInputTexts } from './WithInputTexts.tsx';

export interface SampleCodeFieldProps {
  field: FieldProps;
  /** Empty for several hives: a sample is of one. */
  hiveId: string;
  value: string;
  onChange: (value: string) => void;
}

/** The code of a sample that goes to a laboratory: drawn here, so that a label can be written without a network. */
export function SampleCodeField(props: SampleCodeFieldProps) {
  return (
    <WithInputTexts>
      <Code {...props} />
    </WithInputTexts>
  );
}

function Code({ field, hiveId, value, onChange }: SampleCodeFieldProps) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const ids = useFieldIds(field);
  const failureText = useFailureText();
  /** Until it is made: pressed again after a failure it is the same sample. */
  const drawn = useRef<string>(undefined);
  const making = useMutationResult(MakeSampleCodeMutation, {
    waits: ({ sampleCode: code }) =>
      waitingSampleCode(formatMessage({ id: 'inputs.waitingCode' }, { code }), { hiveId, code }),
  });
  const deleting = useMutationResult(DeleteSampleCodeMutation, {
    waits: ({ code }) => waitingDeletedCode(formatMessage({ id: 'inputs.waitingNoCode' }, { code }), hiveId),
  });

  async function make() {
    drawn.current ??= newSampleCode();
    const made = await making.run({ hiveId, sampleCode: drawn.current });
    if (isFailure(made)) return notify({ kind: 'problem', text: failureText(made) });
    drawn.current = undefined;
    onChange(made.sampleCode);
  }

  async function remove() {
    const deleted = await deleting.run({ code: value });
    if (isFailure(deleted)) {
      const isSaved = deleted.code === 'SAMPLE_IN_INSPECTION';
      if (!isSaved) return notify({ kind: 'problem', text: failureText(deleted) });
      notify({ kind: 'information', text: formatMessage({ id: 'inputs.codeStays' }) });
    }
    onChange('');
  }

  return (
    <FieldSet {...field} ids={ids}>
      {value !== '' && <Written aria-labelledby={ids.label}>{value}</Written>}
      {value !== '' && <Text tone="muted">{formatMessage({ id: 'inputs.codeHint' })}</Text>}
      <Row>
        {value === '' ? (
          <Button
            isBusy={making.isRunning}
            isDisabled={hiveId === '' || field.isDisabled}
            onClick={() => void make()}
          >
            {formatMessage({ id: 'inputs.makeCode' })}
          </Button>
        ) : (
          <Button
            kind="quiet"
            isBusy={deleting.isRunning}
            isDisabled={field.isDisabled}
            onClick={() => void remove()}
          >
            {formatMessage({ id: 'inputs.deleteCode' })}
          </Button>
        )}
      </Row>
    </FieldSet>
  );
}

const Written = styled.output`
  font-size: ${tokens.font.sizeHeading2};
  font-weight: ${tokens.font.weightBold};
  letter-spacing: 0.15em;
`;
