import { AppError } from '@skep/domain';
import Type from 'typebox';
import type { DeviceId, HiveId } from '#platform/context/ids.ts';
import { text } from '#platform/http/schemas.ts';
import { idsOf } from '#platform/input/ids-in-text.ts';
import type { Source } from './requested-devices.ts';

/** Whose measurements, as the old API and addresses of files name them. */
export const SourceFields = {
  id: Type.Optional(text({ description: 'Id of a device.' })),
  device_id: Type.Optional(text({ description: 'Id of a device; the same as `id`.' })),
  key: Type.Optional(Type.String({ maxLength: 255, description: 'Key of a device.' })),
  hive_id: Type.Optional(
    text({ description: 'The devices of this hive, each for the time that it was on the hive.' }),
  ),
};

export const TimeZoneName = Type.String({
  maxLength: 50,
  default: 'UTC',
  description: 'IANA time zone in which days begin, such as Europe/Berlin.',
});

export type SentSource = { [Name in keyof typeof SourceFields]?: string | undefined };

/** Which measurements are requested: the first that is given counts. @throws AppError not_found for what is no id */
export function sourceOf(query: SentSource): Source {
  const deviceId = given(query.id) ?? given(query.device_id);
  if (deviceId !== undefined) return { deviceId: idIn<DeviceId>(deviceId) };
  const key = given(query.key);
  if (key !== undefined) return { key };
  const hiveId = given(query.hive_id);
  return hiveId === undefined ? {} : { hiveId: idIn<HiveId>(hiveId) };
}

/** Old clients say the word null. */
export function given(text: string | undefined): string | undefined {
  return text === undefined || text === '' || text === 'null' ? undefined : text;
}

function idIn<Id extends number>(text: string): Id {
  const [id] = idsOf<Id>([text]) ?? [];
  if (id === undefined) throw new AppError('not_found');
  return id;
}
