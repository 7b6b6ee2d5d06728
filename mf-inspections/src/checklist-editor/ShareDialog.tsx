import { Button, Checkbox, Dialog, Stack, Text } from '@skep/ui';
import { useState } from 'react';
import type { OutlineFragment } from '../generated/graphql.ts';
import { useIntl } from './use-checklists-intl.ts';
import { useShareChecklist } from './useChecklistActions.ts';

export interface NamedGroup {
  id: string;
  name: string;
}

export interface ShareDialogProps {
  checklist: OutlineFragment;
  groups: readonly NamedGroup[];
  onClose: () => void;
}

/** With which groups a checklist is shared. */
export function ShareDialog({ checklist, groups, onClose }: ShareDialogProps) {
  const { formatMessage } = useIntl();
  const [chosen, setChosen] = useState<readonly string[]>(checklist.groupIds);
  const { share, isRunning } = useShareChecklist();
  return (
    <Dialog
      isOpen
      title={formatMessage({ id: 'checklists.shareTitle' }, { name: checklist.name })}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {formatMessage({ id: 'kit.form.cancel' })}
          </Button>
          <Button
            kind="main"
            isBusy={isRunning}
            onClick={async () => {
              if (await share(checklist.id, [...chosen])) onClose();
            }}
          >
            {formatMessage({ id: 'kit.form.save' })}
          </Button>
        </>
      }
    >
      <Stack gap={12}>
        <Text tone="muted">{formatMessage({ id: 'checklists.shareMeans' })}</Text>
        {groups.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            isChecked={chosen.includes(id)}
            onChange={(isChosen) =>
              setChosen(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
          />
        ))}
      </Stack>
    </Dialog>
  );
}
