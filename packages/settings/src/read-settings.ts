import { readFileSync } from 'node:fs';
import { type InferOutput, type ObjectEntries, type ObjectSchema, safeParse } from 'valibot';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Settings that cannot be worked with; the message is a sentence for each, for the person who starts the process. */
export class WrongSetting extends Error {
  override readonly name = 'WrongSetting';
}

/**
 * Reads the settings that the schema names; an empty one counts as not set. Any of them may be in a file instead: if
 * `SMTP_URL_FILE` names one, its content is `SMTP_URL`. That is how Docker, Podman and systemd hand over secrets.
 * @throws WrongSetting with a sentence for each setting that cannot be used
 */
export function readSettings<Schema extends ObjectSchema<ObjectEntries, undefined>>(
  schema: Schema,
  environment: Environment,
): InferOutput<Schema> {
  const given = Object.keys(schema.entries).flatMap((name) => {
    const value = givenValue(name, environment);
    return value ? [[name, value]] : [];
  });
  const read = safeParse(schema, Object.fromEntries(given));
  if (read.success) return read.output;
  throw new WrongSetting(read.issues.map(({ path, message }) => `${path?.[0].key} ${message}`).join('\n'));
}

function givenValue(name: string, environment: Environment): string | undefined {
  const value = environment[name]?.trim();
  const file = environment[`${name}_FILE`]?.trim();
  if (!file) return value;
  if (value) throw new WrongSetting(`${name} and ${name}_FILE are both set; only one of them may be.`);
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new WrongSetting(`${name}_FILE names ${file}, which cannot be read.`);
  }
}
