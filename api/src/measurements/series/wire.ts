import Type from 'typebox';
import { text } from '#platform/http/schemas.ts';

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

/** `YYYY-MM-DDTHH:MM:SSZ`. */
export function wireInstant(time: Date): string {
  return `${time.toISOString().slice(0, 19)}Z`;
}
