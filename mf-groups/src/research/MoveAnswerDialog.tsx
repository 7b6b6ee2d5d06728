import { datesOfAnswer } from '@skep/domain';
import { useMutationFeedback, useMutationResult, useNow } from '@skep/remote-kit';
import { Button, Dialog, Stack, Text } from '@skep/ui';
import { DateTimeField, localMinute } from '@skep/ui/form';
import { useState } from 'react';
import type { ResearchCardFragment } from '../generated/graphql.ts';
import { MoveAnswerMutation } from './research-mutations.graphql.ts';
import { useIntl } from './use-research-intl.ts';

export interface MoveAnswerDialogProps {
  research: ResearchCardFragment;
  answerId: string;
  onClose: () => void;
}

/** From when on an answer counts, within what `datesOfAnswer` allows. */
export function MoveAnswerDialog({ research, answerId, onClose }: MoveAnswerDialogProps) {
  const { formatMessage, formatDate } = useIntl();
  const feedback = useMutationFeedback();
  const moving = useMutationResult(MoveAnswerMutation);
  const now = useNow();
  const answers = research.answers.map((answer) => ({ ...answer, at: new Date(answer.at) })).toReversed();
  const index = answers.findIndex(({ id }) => id === answerId);
  const answer = answers[index];
  const [chosen, setChosen] = useState<string | undefined>(answer && localMinute(answer.at));
  const { earliest, latest } = datesOfAnswer(answers, index, new Date(now));
  if (answer === undefined) return null;

  const wanted = new Date(chosen ?? '').getTime();
  const written = (date: Date) => formatDate(date, { dateStyle: 'medium', timeStyle: 'short' });
  const error = fault();

  function fault(): string | undefined {
    if (wanted > latest.getTime())
      return formatMessage({ id: 'research.notAfter' }, { date: written(latest) });
    if (earliest !== undefined && wanted < startOfMinute(earliest))
      return formatMessage({ id: 'research.notBefore' }, { date: written(earliest) });
    return undefined;
  }

  async function save() {
    // What is chosen has whole minutes; within the first of them only a part is free.
    const at = new Date(Math.max(wanted, earliest?.getTime() ?? wanted));
    const running = moving.run({ researchId: research.id, answerId, at: at.toISOString() });
    if (await feedback(running, formatMessage({ id: 'research.moved' }))) onClose();
  }

  const canSave = !Number.isNaN(wanted) && error === undefined;
  return (
    <Dialog
      title={formatMessage({ id: 'research.moveTitle' })}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{formatMessage({ id: 'kit.form.cancel' })}</Button>
          <Button kind="main" isBusy={moving.isRunning} isDisabled={!canSave} onClick={() => void save()}>
            {formatMessage({ id: 'kit.form.save' })}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Text>{formatMessage({ id: answer.isYes ? 'research.moveYes' : 'research.moveNo' })}</Text>
        <DateTimeField
          label={formatMessage({ id: 'research.when' })}
          value={chosen}
          onChange={setChosen}
          error={error}
          min={earliest && localMinute(earliest)}
          max={localMinute(latest)}
          isNowHidden
          isRequired
        />
      </Stack>
    </Dialog>
  );
}

function startOfMinute(moment: Date): number {
  return Math.floor(moment.getTime() / 60_000) * 60_000;
}
