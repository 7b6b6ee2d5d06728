import { useMutationResult } from '@skep/remote-kit';
import { ColorField } from '@skep/ui/form';
import { useState } from 'react';
import type { ChosenHive } from './chosen-hives.ts';
import { RecolourHivesMutation } from './many-hives.graphql.ts';
import { NameList } from './NameList.tsx';
import { StepDialog } from './StepDialog.tsx';
import { useIntl } from './use-select-intl.ts';
import { useStep } from './useStep.ts';

export interface RecolourDialogProps {
  hives: readonly ChosenHive[];
  onClose: () => void;
}

/** One colour for the chosen hives and all their layers. */
export function RecolourDialog({ hives, onClose }: RecolourDialogProps) {
  const { formatMessage } = useIntl();
  const [color, setColor] = useState(() => colourOfAll(hives));
  const [isTried, setIsTried] = useState(false);
  const recolour = useMutationResult(RecolourHivesMutation);
  const step = useStep(onClose);
  const count = hives.length;

  function submit() {
    setIsTried(true);
    if (color === undefined) return;
    const hiveIds = hives.map(({ id }) => id);
    void step.run(
      () => recolour.run({ hiveIds, color }),
      formatMessage({ id: 'select.recoloured' }, { count }),
    );
  }

  return (
    <StepDialog
      title={formatMessage({ id: 'select.recolourTitle' }, { count })}
      submitLabel={formatMessage({ id: 'select.recolourSubmit' }, { count })}
      isBusy={recolour.isRunning}
      problem={step.problem}
      onSubmit={submit}
      onClose={onClose}
    >
      <NameList names={hives.map(({ name }) => name)} />
      <ColorField
        label={formatMessage({ id: 'hives.hiveColour' })}
        hint={formatMessage({ id: 'select.recolourHint' })}
        value={color}
        onChange={setColor}
        error={isTried && color === undefined ? formatMessage({ id: 'select.noColour' }) : undefined}
      />
    </StepDialog>
  );
}

function colourOfAll([first, ...others]: readonly ChosenHive[]): string | undefined {
  const color = first?.color ?? undefined;
  return others.every((hive) => (hive.color ?? undefined) === color) ? color : undefined;
}
