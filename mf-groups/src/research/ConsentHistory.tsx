import { useConfirm, useMutationFeedback, useMutationResult } from '@skep/remote-kit';
import { Heading, IconButton, Row, Stack, Text } from '@skep/ui';
import { useState } from 'react';
import type { ResearchCardFragment } from '../generated/graphql.ts';
import type { OwnApiary } from '../own-hives/own-apiaries.ts';
import { present } from './chosen-hives.ts';
import { MoveAnswerDialog } from './MoveAnswerDialog.tsx';
import { DeleteAnswerMutation } from './research-mutations.graphql.ts';
import { useIntl } from './use-research-intl.ts';

export interface ConsentHistoryProps {
  research: ResearchCardFragment;
  apiaries: readonly OwnApiary[];
}

/** What the person answered, the newest first; each may count from another time on, and a no be taken back. */
export function ConsentHistory({ research, apiaries }: ConsentHistoryProps) {
  const { formatMessage, formatDate } = useIntl();
  const confirm = useConfirm();
  const feedback = useMutationFeedback();
  const deletion = useMutationResult(DeleteAnswerMutation);
  const [movedId, setMovedId] = useState<string>();
  const { id: researchId, answers } = research;
  if (answers.length === 0) return null;

  async function undoQueued(answerId: string) {
    const isMeant = await confirm({
      title: formatMessage({ id: 'research.forgetTitle' }),
      text: formatMessage({ id: 'research.forgetText' }),
      confirmLabel: formatMessage({ id: 'research.forget' }),
    });
    if (!isMeant) return;
    await feedback(deletion.run({ researchId, answerId }), formatMessage({ id: 'research.forgotten' }));
  }

  return (
    <Stack gap={4}>
      <Heading level={3}>{formatMessage({ id: 'research.history' })}</Heading>
      <Stack as="ul" gap={4}>
        {answers.map(({ id, isYes, at, hiveIds }) => {
          const date = formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
          const count = present(hiveIds, apiaries).length;
          const answer = isYes
            ? formatMessage({ id: 'research.answeredYes' }, { count, date })
            : formatMessage({ id: 'research.answeredNo' }, { date });
          return (
            <Row as="li" key={id} justify="between" wrap={false}>
              <Text as="span">{answer}</Text>
              <Row gap={4} wrap={false}>
                <IconButton
                  icon="clock"
                  label={formatMessage({ id: 'research.move' }, { answer })}
                  onClick={() => setMovedId(id)}
                />
                {!isYes && (
                  <IconButton
                    icon="trash"
                    label={formatMessage({ id: 'research.forgetNamed' }, { answer })}
                    onClick={() => void undoQueued(id)}
                  />
                )}
              </Row>
            </Row>
          );
        })}
      </Stack>
      {movedId !== undefined && (
        <MoveAnswerDialog research={research} answerId={movedId} onClose={() => setMovedId(undefined)} />
      )}
    </Stack>
  );
}
