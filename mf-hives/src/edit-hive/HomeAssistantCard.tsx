import { useMutationFeedback, useMutationResult } from '@skep/remote-kit';
import { Card } from '@skep/ui';
import { Switch } from '@skep/ui/form';
import { useState } from 'react';
import { useIntl } from '../form/use-form-intl.ts';
import { ShowInHomeAssistantMutation } from './HomeAssistantCard.graphql.ts';

export interface HomeAssistantCardProps {
  hiveId: string;
  isShown: boolean;
}

/** Whether an own hive is a device of Home Assistant; the choice is saved as it is made. */
export function HomeAssistantCard({ hiveId, isShown: isStored }: HomeAssistantCardProps) {
  const { formatMessage } = useIntl();
  const feedback = useMutationFeedback();
  const { run } = useMutationResult(ShowInHomeAssistantMutation);
  const [isShown, setShown] = useState(isStored);
  return (
    <Card as="section">
      <Switch
        label={formatMessage({ id: 'hives.homeAssistant' })}
        hint={formatMessage({ id: 'hives.homeAssistantHint' })}
        isChecked={isShown}
        onChange={async (isOn) => {
          setShown(isOn);
          if (!(await feedback(run({ hiveId, isShown: isOn })))) setShown(!isOn);
        }}
      />
    </Card>
  );
}
