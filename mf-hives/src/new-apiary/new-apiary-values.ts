import { type NewApiaryForm, numberedHiveName } from '@skep/domain';
import { type ApiaryValues, emptyApiaryValues, sentPlace } from '../apiary-fields/apiary-values.ts';
import type { useIntl } from '../form/use-form-intl.ts';
import type { CreateApiaryInput } from '../generated/graphql.ts';
import { type HiveBuild, newHiveBuild, sentLayers } from '../hive-configuration/hive-configuration.ts';

/** What the four steps hold; `newApiaryForm` of the domain says what of it can be saved. */
export interface NewApiaryValues extends ApiaryValues {
  hives: HiveBuild & {
    amount: number | undefined;
    prefix: string;
    firstNumber: number | undefined;
  };
}

/** A new apiary before anything is typed. @param apiaryCount how many there are already */
export function newApiaryValues(
  { formatMessage }: Pick<ReturnType<typeof useIntl>, 'formatMessage'>,
  apiaryCount: number,
): NewApiaryValues {
  return {
    ...emptyApiaryValues(numberedHiveName(formatMessage({ id: 'hives.apiary' }), apiaryCount + 1)),
    hives: { ...newHiveBuild(), amount: 1, prefix: formatMessage({ id: 'hives.hive' }), firstNumber: 1 },
  };
}

/** What is sent of a form that was found right. */
export function sentApiary({ hives, ...place }: NewApiaryForm): CreateApiaryInput {
  return { ...sentPlace(place), hives: { ...hives, layers: sentLayers(hives.layers) } };
}
