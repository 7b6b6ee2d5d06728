import { Button, Dialog, Stack, Text } from '@skep/ui';
import type { ChecklistTemplate } from '../generated/graphql.ts';
import { useIntl } from './use-checklists-intl.ts';
import { useCreateChecklist } from './useChecklistActions.ts';

const templates = [
  ['QUICK', 'checklists.quick', 'checklists.quickHint'],
  ['STANDARD', 'checklists.standard', 'checklists.standardHint'],
  ['DISEASE', 'checklists.disease', 'checklists.diseaseHint'],
  ['WINTER', 'checklists.winter', 'checklists.winterHint'],
] as const satisfies readonly (readonly [ChecklistTemplate, string, string])[];

/** What a new checklist begins with. */
export function NewChecklistDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { create, isRunning } = useCreateChecklist();
  return (
    <Dialog isOpen title={formatMessage({ id: 'checklists.newTitle' })} onClose={onClose}>
      <Stack gap={16}>
        {templates.map(([template, name, hint]) => (
          <Stack key={template} gap={4}>
            <Button isWide isBusy={isRunning} icon="checklist" onClick={() => void create({ template })}>
              {formatMessage({ id: name })}
            </Button>
            <Text tone="muted" size="small">
              {formatMessage({ id: hint })}
            </Text>
          </Stack>
        ))}
        <Button
          isWide
          isBusy={isRunning}
          onClick={() => void create({ name: formatMessage({ id: 'checklists.emptyName' }) })}
        >
          {formatMessage({ id: 'checklists.nothing' })}
        </Button>
      </Stack>
    </Dialog>
  );
}
