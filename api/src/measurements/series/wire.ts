import Type from 'typebox';
import { text } from '#platform/http/schemas.ts';

export const SourceFields = {
  id: Type.Optional(text({ description: 'Id of a device.' })),
  device_id: Type.Optional(text()),
  key: Type.Optional(Type.String({ maxLength: 255 })),
  hive_id: Type.Optional(
    text({ description: 'The devices that stood on this hive, each while it stood there.' }),
  ),
};

/** `YYYY-MM-DDTHH:MM:SSZ`. */
export function wireInstant(time: Date): string {
  return `${time.toISOString().slice(0, 19)}Z`;
}
