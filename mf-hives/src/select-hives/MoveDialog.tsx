import { Link } from '@skep/remote-kit';
import { LinkButton, Text } from '@skep/ui';
import { SelectField } from '@skep/ui/form';
import { useState } from 'react';
import { useMoveHives } from '../move-hives/useMoveHives.ts';
import type { ChosenHive } from './chosen-hives.ts';
import { NameList } from './NameList.tsx';
import { StepDialog } from './StepDialog.tsx';
import { useIntl } from './use-select-intl.ts';
import { useStep } from './useStep.ts';

export interface MoveDialogProps {
  hives: readonly ChosenHive[];
  /** The person's own apiaries. */
  apiaries: readonly { id: string; name: string }[];
  onClose: () => void;
}

/** Where the chosen hives shall stand; they may come from several apiaries. */
export function MoveDialog({ hives, apiaries, onClose }: MoveDialogProps) {
  const { formatMessage } = useIntl();
  const [targetId, setTargetId] = useState<string>();
  const [isTried, setIsTried] = useState(false);
  const move = useMoveHives(hives.map(({ apiaryId }) => apiaryId));
  const step = useStep(onClose);
  const targets = apiaries.filter(({ id }) => hives.some(({ apiaryId }) => apiaryId !== id));
  const count = hives.length;

  function submit() {
    setIsTried(true);
    const target = targets.find(({ id }) => id === targetId);
    if (!target) return;
    const text = formatMessage({ id: 'hives.moved' }, { count, name: target.name });
    void step.run(
      () =>
        move.run(
          hives.map(({ id }) => id),
          target.id,
        ),
      text,
    );
  }

  return (
    <StepDialog
      title={formatMessage({ id: 'select.moveTitle' }, { count })}
      submitLabel={formatMessage({ id: 'hives.moveSubmit' }, { count })}
      isBusy={move.isRunning}
      problem={step.problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <NameList names={hives.map(({ name }) => name)} />
      {targets.length > 0 ? (
        <SelectField
          label={formatMessage({ id: 'hives.moveTo' })}
          placeholder={formatMessage({ id: 'hives.moveChoose' })}
          isRequired
          options={targets.map(({ id, name }) => ({ value: id, label: name }))}
          value={targetId}
          onChange={setTargetId}
          error={isTried && targetId === undefined ? formatMessage({ id: 'hives.moveNowhere' }) : undefined}
        />
      ) : (
        <>
          <Text>{formatMessage({ id: 'hives.moveNoTargetText' })}</Text>
          <LinkButton to="/apiaries/create" as={Link}>
            {formatMessage({ id: 'hives.newApiary' })}
          </LinkButton>
        </>
      )}
    </StepDialog>
  );
}
