import { type GenericSchema, type InferOutput, safeParse } from 'valibot';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Settings that cannot be worked with; the message is a sentence for each, for the person who starts the process. */
export class WrongSetting extends Error {
  override readonly name = 'WrongSetting';
}

/**
 * Reads the settings that the schema names; an empty one is none.
 * @throws WrongSetting which tells of every setting that cannot be used
 */
export function readSettings<Schema extends GenericSchema>(
  schema: Schema,
  environment: Environment,
): InferOutput<Schema> {
  const given = Object.entries(environment).flatMap(([name, value]) => {
    const trimmed = value?.trim();
    return trimmed ? [[name, trimmed]] : [];
  });
  const read = safeParse(schema, Object.fromEntries(given));
  if (read.success) return read.output;
  throw new WrongSetting(read.issues.map(({ path, message }) => `${path?.[0].key} ${message}`).join('\n'));
}
