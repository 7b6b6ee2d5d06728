import Type from 'typebox';

export const SourceFields = {
  id: Type.Optional(Type.String({ description: 'Id of a device.' })),
  device_id: Type.Optional(Type.String()),
  key: Type.Optional(Type.String({ maxLength: 255 })),
  hive_id: Type.Optional(
    Type.String({ description: 'The devices that stood on this hive, each while it stood there.' }),
  ),
};

/** `YYYY-MM-DDTHH:MM:SSZ`. */
export function wireInstant(time: Date): string {
  return `${time.toISOString().slice(0, 19)}Z`;
}
