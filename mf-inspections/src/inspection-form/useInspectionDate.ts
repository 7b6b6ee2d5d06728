import { useIntl } from '../use-intl.ts';

export interface Dated {
  /** ISO 8601 with offset. */
  inspectedAt: string;
  /** IANA zone in which it was recorded: the clock that hung at the hive. */
  timeZone: string;
}

/** The moment of an inspection in the person's way of writing, on the clock of where it was made. */
export function useInspectionDate(): (inspection: Dated) => string {
  const { formatDate } = useIntl();
  return ({ inspectedAt, timeZone }) =>
    formatDate(inspectedAt, { dateStyle: 'medium', timeStyle: 'short', timeZone });
}
