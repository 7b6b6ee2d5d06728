import { errorCatalogue, languages } from '@skep/domain';
import { dateTime } from './date-time.ts';
import { inCapitals } from './enum-values.ts';
import type { Slice } from './slice.ts';

/** What all slices share, as every-slice.graphql says it. */
export const everySlice: Slice = {
  name: 'every-slice',
  resolvers: { DateTime: dateTime },
  enums: {
    ErrorCode: inCapitals(Object.keys(errorCatalogue)),
    Language: inCapitals(languages.map(({ code }) => code)),
  },
};
