import { hiveLimits, numberedHiveName } from '@skep/domain';
import type { useIntl } from '../form/use-form-intl.ts';
import type { ApiaryChoiceFragment } from '../generated/graphql.ts';
import { newHiveBuild } from '../hive-configuration/hive-configuration.ts';
import type { HiveValues } from './hive-values.ts';

/**
 * A new hive before anything is typed: in the wanted apiary, else in the only one, as the next of its hives.
 * @param wantedApiaryId of the address; one that is not among the person's own is passed over
 */
export function newHiveValues(
  { formatMessage }: Pick<ReturnType<typeof useIntl>, 'formatMessage'>,
  apiaries: readonly ApiaryChoiceFragment[],
  wantedApiaryId: string | null,
): HiveValues {
  const own = apiaries.filter(({ isOwner }) => isOwner);
  const wanted = own.find(({ id }) => id === wantedApiaryId);
  const apiary = wanted ?? (own.length === 1 ? own[0] : undefined);
  const number = (apiary?.hives.length ?? 0) + 1;
  return {
    ...newHiveBuild(),
    name: numberedHiveName(formatMessage({ id: 'hives.hive' }), number),
    apiaryId: apiary?.id ?? '',
    order: Math.min(number, hiveLimits.orderMax),
    withdrawalReason: '',
  };
}
