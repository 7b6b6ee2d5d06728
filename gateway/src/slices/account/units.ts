import { isAppError, isTemperatureUnit, isWeightUnit, type Units, usualUnits } from '@skep/domain';
import type { AnswerOf } from '@skep/rest-client';
import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers, ViewerResolvers } from '../../generated/schema.ts';
import { dataOf } from '../../rest/answers.ts';

/** Names of the settings that hold the units; they cannot change, since accounts have them. */
const names = { weight: 'weight_unit', temperature: 'temperature_unit' } as const;

export const viewerResolvers: ViewerResolvers = {
  /** If units cannot be read the rest is still sent. A person who is signing in came without a token. */
  async units({ token }, _args, { rest }) {
    try {
      const headers = { authorization: `Bearer ${token}` };
      return unitsIn(await dataOf(rest.client.GET('/api/settings', { headers })));
    } catch (error) {
      if (!isAppError(error) || error.code === 'not_signed_in') throw error;
      return undefined;
    }
  },
};

export const unitsMutations: MutationResolvers = {
  setUnits: (_parent, { units }, context) =>
    orFailure(context, async () => {
      const body = {
        ...(units.weight && { [names.weight]: units.weight }),
        ...(units.temperature && { [names.temperature]: units.temperature }),
      };
      const settings = await dataOf(context.rest.client.POST('/api/settings', { body }));
      return { __typename: 'Units' as const, ...unitsIn(settings) };
    }),
};

/** Any app may keep anything under any name. */
function unitsIn(settings: AnswerOf<'getSettings'>): Units {
  const settingOf = (wanted: string) => settings.find(({ name }) => name === wanted)?.value;
  const [weight, temperature] = [settingOf(names.weight), settingOf(names.temperature)];
  return {
    weight: isWeightUnit(weight) ? weight : usualUnits.weight,
    temperature: isTemperatureUnit(temperature) ? temperature : usualUnits.temperature,
  };
}
