import { SentForm, useSentForm } from '@skep/remote-kit/form';
import { Heading, Text } from '@skep/ui';
import * as v from 'valibot';
import { ChecklistFields } from '../checklist/ChecklistFields.tsx';
import { type ChecklistItem, checklistTree } from '../checklist/checklist-tree.ts';
import { newInspection } from '../inspection/inspection-values.ts';
import { useIntl } from './use-checklists-intl.ts';

const noPlaces = { hives: [], apiaries: [] };

/** The checklist as an inspection will ask it; what is tried out in it is kept nowhere. */
export function ChecklistPreview({ items }: { items: readonly ChecklistItem[] }) {
  const { formatMessage } = useIntl();
  const categories = checklistTree(items);
  const sent = useSentForm({
    schema: v.any(),
    values: newInspection('', undefined),
    send: async () => undefined,
    onSent: () => undefined,
  });
  if (categories.length === 0)
    return <Text tone="muted">{formatMessage({ id: 'checklists.asksNothing' })}</Text>;
  return (
    <SentForm of={sent} buttons={false} aria-label={formatMessage({ id: 'checklists.preview' })}>
      <Heading level={2}>{formatMessage({ id: 'checklists.preview' })}</Heading>
      <ChecklistFields categories={categories} form={sent.form} places={noPlaces} />
    </SentForm>
  );
}
