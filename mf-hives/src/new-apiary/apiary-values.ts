import { type NewApiaryForm, numberedHiveName } from '@skep/domain';
import type { IntlShape } from 'react-intl';
import type { CreateApiaryInput } from '../generated/graphql.ts';
import { type HiveBuild, newHiveBuild, sentLayers } from '../hive-build/hive-build.ts';

/** What the four steps hold; `newApiaryForm` of the domain says what of it can be saved. */
export interface NewApiaryValues {
  name: string;
  color: string;
  isRoofed: boolean;
  address: {
    country: string | undefined;
    city: string;
    street: string;
    number: string;
    postalCode: string;
  };
  coordinates: { latitude: number | undefined; longitude: number | undefined };
  hives: HiveBuild & {
    amount: number | undefined;
    prefix: string;
    firstNumber: number | undefined;
  };
}

export const apiaryColour = '#f8b133';

/** A new apiary before anything is typed. @param apiaryCount how many there are already */
export function newApiaryValues(
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  apiaryCount: number,
): NewApiaryValues {
  return {
    name: numberedHiveName(formatMessage({ id: 'hives.apiary' }), apiaryCount + 1),
    color: apiaryColour,
    isRoofed: false,
    address: { country: undefined, city: '', street: '', number: '', postalCode: '' },
    coordinates: { latitude: undefined, longitude: undefined },
    hives: { ...newHiveBuild(), amount: 1, prefix: formatMessage({ id: 'hives.hive' }), firstNumber: 1 },
  };
}

/** What is sent of a form that was found right. */
export function sentApiary(form: NewApiaryForm, clientId: string): CreateApiaryInput {
  const { isRoofed = false, coordinates, hives, ...rest } = form;
  const { latitude, longitude } = coordinates ?? {};
  return {
    ...rest,
    clientId,
    isRoofed,
    ...(latitude !== undefined && longitude !== undefined && { coordinates: { latitude, longitude } }),
    hives: { ...hives, layers: sentLayers(hives.layers) },
  };
}
