import { apiaryLimits, hiveLimits, numberedHiveName } from '@skep/domain';
import { useFieldProblemText } from '@skep/i18n';
import { useMutationResult } from '@skep/remote-kit';
import { Text, TextField, tokens } from '@skep/ui';
import { NumberField } from '@skep/ui/form';
import { useId, useState } from 'react';
import styled from 'styled-components';
import type { ChosenHive } from './chosen-hives.ts';
import { RenameHivesMutation } from './many-hives.graphql.ts';
import { StepDialog } from './StepDialog.tsx';
import { useIntl } from './use-select-intl.ts';
import { useStep } from './useStep.ts';

export interface RenameDialogProps {
  hives: readonly ChosenHive[];
  onClose: () => void;
}

/** The same word for the chosen hives and a running number, with the names as they will be. */
export function RenameDialog({ hives, onClose }: RenameDialogProps) {
  const { formatMessage } = useIntl();
  const problemText = useFieldProblemText();
  const previewId = useId();
  const [prefix, setPrefix] = useState(() => formatMessage({ id: 'hives.hive' }));
  const [firstNumber, setFirstNumber] = useState<number | undefined>(1);
  const [isTried, setIsTried] = useState(false);
  const rename = useMutationResult(RenameHivesMutation);
  const step = useStep(onClose);
  const count = hives.length;
  const word = prefix.trim();
  const isComplete = word !== '' && firstNumber !== undefined;
  const names = isComplete ? hives.map((_, index) => numberedHiveName(word, firstNumber + index)) : [];
  const missing = isTried ? problemText('required') : undefined;

  function submit() {
    setIsTried(true);
    if (!isComplete) return;
    const sent = hives.map(({ id }, index) => ({ id, name: names[index] ?? '' }));
    void step.run(() => rename.run({ names: sent }), formatMessage({ id: 'select.renamed' }, { count }));
  }

  return (
    <StepDialog
      title={formatMessage({ id: 'select.renameTitle' }, { count })}
      submitLabel={formatMessage({ id: 'select.renameSubmit' }, { count })}
      isBusy={rename.isRunning}
      problem={step.problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={formatMessage({ id: 'hives.prefix' })}
        isRequired
        maxLength={hiveLimits.nameLength}
        value={prefix}
        onChange={(event) => setPrefix(event.target.value)}
        error={word === '' ? missing : undefined}
      />
      <NumberField
        label={formatMessage({ id: 'hives.firstNumber' })}
        hint={formatMessage({ id: 'select.numberHint' })}
        min={0}
        max={apiaryLimits.firstNumberMax}
        value={firstNumber}
        onChange={setFirstNumber}
        error={firstNumber === undefined ? missing : undefined}
      />
      {isComplete && (
        <section aria-labelledby={previewId}>
          <Text id={previewId} tone="muted" size="small">
            {formatMessage({ id: 'select.preview' })}
          </Text>
          <Preview tabIndex={0} aria-labelledby={previewId}>
            {hives.map(({ id, name }, index) => (
              <li key={id}>
                {formatMessage({ id: 'select.newName' }, { former: name, name: names[index] })}
              </li>
            ))}
          </Preview>
        </section>
      )}
    </StepDialog>
  );
}

const Preview = styled.ol`
  max-height: 30dvh;
  margin: 0;
  padding: ${tokens.space[8]} ${tokens.space[12]};
  overflow-y: auto;
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.sunken};
  list-style: none;
  overflow-wrap: anywhere;
`;
