import { useIntl } from '../diary/use-diary-intl.ts';
import type { InspectionVersionsQuery } from '../generated/graphql.ts';
import type { Fact } from './version-facts.ts';

export type Version = NonNullable<InspectionVersionsQuery['inspectionVersions']>[number];

/** All that a version of an inspection says, as people read it. */
export function useVersionFacts(): (version: Version) => Fact[] {
  const { formatDate, formatMessage, formatNumber } = useIntl();
  return (version) => {
    const { timeZone, impression, needsAttention } = version;
    const time = (at: string | null) =>
      at === null ? '' : formatDate(at, { dateStyle: 'medium', timeStyle: 'short', timeZone });
    const yesNo = needsAttention === null ? '' : formatMessage({ id: needsAttention ? 'ui.yes' : 'ui.no' });
    const said = [
      { key: 'inspectedAt', id: 'inspections.when', text: time(version.inspectedAt) },
      {
        key: 'impression',
        id: 'inspections.impression',
        text: impression === null ? '' : formatNumber(impression),
      },
      { key: 'needsAttention', id: 'inspections.needsAttention', text: yesNo },
      { key: 'notes', id: 'inspections.notes', text: version.notes ?? '' },
      { key: 'conditions', id: 'diary.conditions', text: version.conditions ?? '' },
      { key: 'action', id: 'diary.action', text: version.action ?? '' },
      { key: 'nextNotes', id: 'diary.nextNotes', text: version.nextNotes ?? '' },
      { key: 'reminder', id: 'inspections.reminder', text: version.reminder ?? '' },
      { key: 'reminderAt', id: 'inspections.reminderAt', text: time(version.reminderAt) },
    ] as const;
    return [
      ...said.map(({ key, id, text }) => ({ key, label: formatMessage({ id }), text })),
      ...version.items.map(({ itemId, name, text, unit }) => ({
        key: itemId,
        label: name,
        text: unit ? `${text} ${unit}` : text,
      })),
    ];
  };
}
