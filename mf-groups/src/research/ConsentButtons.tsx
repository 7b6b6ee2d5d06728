import { useConfirm, useMutationFeedback, useMutationResult } from '@skep/remote-kit';
import { Button } from '@skep/ui';
import { useState } from 'react';
import type { ResearchCardFragment } from '../generated/graphql.ts';
import type { OwnApiary } from '../own-hives/own-apiaries.ts';
import { consentedHives } from './chosen-hives.ts';
import { HiveChoice } from './HiveChoice.tsx';
import { ConsentMutation, WithdrawMutation } from './research-mutations.graphql.ts';
import { useIntl } from './use-research-intl.ts';

export interface ConsentButtonsProps {
  research: ResearchCardFragment;
  apiaries: readonly OwnApiary[];
}

/** Checklists of a research are the person's while they take part. */
const changedByAnswer = {
  update(cache: { evict: (of: { id: string; fieldName: string }) => boolean }) {
    for (const fieldName of ['checklists', 'checklist']) cache.evict({ id: 'ROOT_QUERY', fieldName });
  },
};

/** A yes with the hives that it is for, and a no, which asks first. */
export function ConsentButtons({ research, apiaries }: ConsentButtonsProps) {
  const { formatMessage } = useIntl();
  const confirm = useConfirm();
  const feedback = useMutationFeedback();
  const consent = useMutationResult(ConsentMutation, changedByAnswer);
  const withdrawal = useMutationResult(WithdrawMutation, changedByAnswer);
  const [isChoosing, setChoosing] = useState(false);
  const { id, name, isConsenting } = research;

  async function save(hiveIds: readonly string[]) {
    const doneText = formatMessage({ id: 'research.consented' }, { name });
    if (await feedback(consent.run({ id, hiveIds: [...hiveIds] }), doneText)) setChoosing(false);
  }

  async function withdraw() {
    const isMeant = await confirm({
      title: formatMessage({ id: 'research.withdrawTitle' }, { name }),
      text: formatMessage({ id: 'research.withdrawText' }),
      confirmLabel: formatMessage({ id: 'research.withdraw' }),
      isDestructive: true,
    });
    if (isMeant)
      await feedback(withdrawal.run({ id }), formatMessage({ id: 'research.withdrawn' }, { name }));
  }

  return (
    <>
      <Button kind={isConsenting ? 'plain' : 'main'} icon="hive" onClick={() => setChoosing(true)}>
        {formatMessage({ id: isConsenting ? 'research.choose' : 'research.consent' })}
      </Button>
      {isConsenting && (
        <Button icon="close" isBusy={withdrawal.isRunning} onClick={() => void withdraw()}>
          {formatMessage({ id: 'research.withdraw' })}
        </Button>
      )}
      {isChoosing && (
        <HiveChoice
          name={name}
          apiaries={apiaries}
          held={consentedHives(research, apiaries)}
          isSaving={consent.isRunning}
          onSave={(hiveIds) => void save(hiveIds)}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
