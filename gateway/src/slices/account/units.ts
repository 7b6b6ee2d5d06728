import {
  AppError,
  isAppError,
  isTemperatureUnit,
  isTimeZone,
  isWeightUnit,
  type Units,
  usualUnits,
} from '@skep/domain';
import type { AnswerOf } from '@skep/rest-client';
import { orFailure } from '../../errors/failure.ts';
import type { MutationResolvers, ViewerResolvers } from '../../generated/schema.ts';
import { dataOf } from '../../rest/answers.ts';
import type { Rest } from '../../rest/rest.ts';
import { done } from '../done.ts';

/** Names of the settings that hold the units; kept as they are, since accounts have them. */
const timeZoneName = 'time_zone';
const names = { weight: 'weight_unit', temperature: 'temperature_unit' } as const;

export const viewerResolvers: ViewerResolvers = {
  /** If units cannot be read the rest is still sent. A person who is signing in came without a token. */
  async units({ token }, _args, { rest }) {
    const settings = await settingsOf(token, rest);
    return settings && unitsIn(settings);
  },
  async timeZone({ token }, _args, { rest }) {
    const zone = (await settingsOf(token, rest))?.find(({ name }) => name === timeZoneName)?.value;
    return zone != null && isTimeZone(zone) ? zone : undefined;
  },
};

async function settingsOf(token: string, { client }: Rest): Promise<Settings | undefined> {
  try {
    const headers = { authorization: `Bearer ${token}` };
    return await dataOf(client.GET('/api/settings', { headers }));
  } catch (error) {
    if (!isAppError(error) || error.code === 'not_signed_in') throw error;
    return undefined;
  }
}

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
  setTimeZone: (_parent, { timeZone }, context) =>
    orFailure(context, async () => {
      if (!isTimeZone(timeZone))
        throw new AppError('invalid_input', { fields: [{ path: 'timeZone', code: 'unknown_choice' }] });
      const body = { [timeZoneName]: timeZone };
      await dataOf(context.rest.client.POST('/api/settings', { body }));
      return done;
    }),
};

type Settings = AnswerOf<'getSettings'>;

/** Any app may keep anything under any name. */
function unitsIn(settings: Settings): Units {
  const settingOf = (wanted: string) => settings.find(({ name }) => name === wanted)?.value;
  const [weight, temperature] = [settingOf(names.weight), settingOf(names.temperature)];
  return {
    weight: isWeightUnit(weight) ? weight : usualUnits.weight,
    temperature: isTemperatureUnit(temperature) ? temperature : usualUnits.temperature,
  };
}
