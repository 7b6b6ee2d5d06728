import { RequestForm, useRequestForm } from '@skep/remote-kit/form';
import { Heading, Text } from '@skep/ui';
import * as v from 'valibot';
import { ChecklistFields } from '../checklist-inputs/ChecklistFields.tsx';
import { type ChecklistItem, checklistTree } from '../checklist-inputs/checklist-tree.ts';
import { newInspection } from '../inspection-form/inspection-values.ts';
import { useIntl } from './use-checklists-intl.ts';

const noPlaces = { hives: [], apiaries: [] };

/** The checklist as in an inspection; what is tried out in it is stored nowhere. */
export function ChecklistPreview({ items }: { items: readonly ChecklistItem[] }) {
  const { formatMessage } = useIntl();
  const categories = checklistTree(items);
  const sent = useRequestForm({
    schema: v.any(),
    values: newInspection('', undefined),
    send: async () => undefined,
    onSent: () => undefined,
  });
  if (categories.length === 0)
    return <Text tone="muted">{formatMessage({ id: 'checklists.asksNothing' })}</Text>;
  return (
    <RequestForm of={sent} buttons={false} aria-label={formatMessage({ id: 'checklists.preview' })}>
      <Heading level={2}>{formatMessage({ id: 'checklists.preview' })}</Heading>
      <ChecklistFields categories={categories} form={sent.form} places={noPlaces} />
    </RequestForm>
  );
}
