import type { ConflictVersion } from '@skep/remote-kit/form';
import { answerText, fieldKey } from '../checklist-inputs/answers.ts';
import type { ChecklistItem } from '../checklist-inputs/checklist-tree.ts';
import type { QuestionFieldProps } from '../checklist-inputs/QuestionField.tsx';
import type { InspectionValues } from '../inspection-form/inspection-values.ts';
import { useIntl } from '../inspection-form/use-form-intl.ts';
import { idsIn } from '../photos/photo-ids.ts';

/** An inspection as one of two versions, its answers among what it says. */
export function useInspectionVersion(
  items: readonly ChecklistItem[],
  places: QuestionFieldProps['places'],
): (inspection: InspectionValues) => ConflictVersion {
  const { formatDate, formatMessage, formatNumber } = useIntl();
  const yesNo = (isYes: boolean) => formatMessage({ id: isYes ? 'ui.yes' : 'ui.no' });
  // The minute on the clock of the inspection's zone, shown as it is.
  const time = (local: string | undefined) =>
    local ? formatDate(`${local}Z`, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }) : '';
  return ({ inspectedAt, impression, needsAttention, reminder, reminderAt, photos, answers, ...said }) => ({
    facts: [
      { label: formatMessage({ id: 'inspections.when' }), text: time(inspectedAt) },
      {
        label: formatMessage({ id: 'inspections.impression' }),
        text: impression === undefined ? '' : formatNumber(impression),
      },
      {
        label: formatMessage({ id: 'inspections.needsAttention' }),
        text: needsAttention === undefined ? '' : yesNo(needsAttention),
      },
      { label: formatMessage({ id: 'inspections.notes' }), text: said.notes },
      { label: formatMessage({ id: 'inspect.conditions' }), text: said.conditions },
      { label: formatMessage({ id: 'inspect.action' }), text: said.action },
      { label: formatMessage({ id: 'inspect.nextNotes' }), text: said.nextNotes },
      { label: formatMessage({ id: 'inspections.reminder' }), text: reminder },
      { label: formatMessage({ id: 'inspections.reminderAt' }), text: time(reminderAt) },
      {
        label: formatMessage({ id: 'inspect.photos' }),
        text: photos === '' ? '' : formatNumber(idsIn(photos).length),
      },
      ...items.map((item) => ({
        label: item.name,
        text: answerText(item, answers[fieldKey(item.id)] ?? '', { yesNo, places }),
      })),
    ],
  });
}
