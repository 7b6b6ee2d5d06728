import { useMutationFeedback, useMutationResult } from '@skep/remote-kit';
import { Button, Card, Heading, Row, Stack, Text } from '@skep/ui';
import { DateTimeField, localMinute } from '@skep/ui/form';
import { useState } from 'react';
import type { DeviceQuery as DeviceAnswer } from '../generated/graphql.ts';
import { useIntl } from '../use-intl.ts';
import { AnswerDevicePastMutation, DeviceQuery } from './DeviceScreen.graphql.ts';

export interface PastQuestionProps {
  past: NonNullable<DeviceAnswer['devicePast']>;
}

const refetched = { refetchQueries: [DeviceQuery] };

/** Asks once whether what the device measured on no hive was of the hive that it came to then. */
export function PastQuestion({
  past: { id: deviceId, hiveName, firstMeasuredAt, until },
}: PastQuestionProps) {
  const { formatMessage, formatDate } = useIntl();
  const feedback = useMutationFeedback();
  const answer = useMutationResult(AnswerDevicePastMutation, refetched);
  const [start, setStart] = useState(localMinute(new Date(firstMeasuredAt)));
  const since = new Date(start);
  const isInPast = since < new Date(until);
  const moment = (iso: string) => formatDate(iso, { dateStyle: 'medium', timeStyle: 'short' });

  const sayYes = () =>
    feedback(
      answer.run({ deviceId, since: since.toISOString() }),
      formatMessage({ id: 'past.added' }, { hive: hiveName }),
    );
  const sayNo = () => feedback(answer.run({ deviceId, since: null }));

  return (
    <Card as="section">
      <Stack gap={12}>
        <Heading level={2}>{formatMessage({ id: 'past.title' }, { hive: hiveName })}</Heading>
        <Text>
          {formatMessage(
            { id: 'past.text' },
            { hive: hiveName, first: moment(firstMeasuredAt), last: moment(until) },
          )}
        </Text>
        <DateTimeField
          label={formatMessage({ id: 'past.since' }, { hive: hiveName })}
          value={start}
          onChange={(value) => setStart(value ?? '')}
          isNowHidden
        />
        <Row gap={8}>
          <Button
            kind="main"
            icon="check"
            isDisabled={!isInPast}
            isBusy={answer.isRunning}
            onClick={() => void sayYes()}
          >
            {formatMessage({ id: 'past.yes' })}
          </Button>
          <Button kind="quiet" isDisabled={answer.isRunning} onClick={() => void sayNo()}>
            {formatMessage({ id: 'past.no' })}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
