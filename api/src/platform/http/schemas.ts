import Type, { type TSchema } from 'typebox';
import { maxInt4 } from '#platform/database/max-int4.ts';

/** An id of the wire, typed as the id of one kind of thing: `idSchema<HiveId>()`. */
export function idSchema<Id extends number>(description?: string) {
  return Type.Unsafe<Id>(
    Type.Integer({ minimum: 1, maximum: maxInt4, ...(description === undefined ? {} : { description }) }),
  );
}

/** The `{id}` of a path: that of one such `thing`. Any other text gets the answer of an unknown id: 404. */
export function idParams<Id extends number>(thing: string) {
  return Type.Object({ id: idSchema<Id>(`Id of the ${thing}.`) });
}

/** The id that a client makes for what it creates: a UUID of version 7 (design/offline.md). */
export const ClientId = Type.String({
  pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$',
  description: 'UUIDv7 that the client creates, in lower case.',
});

/** More than any rule of packages/domain allows, and read in no time. */
export const textMax = 10_000;

/** A text whose own rule is in packages/domain, or which is only looked up. */
export function text(options: { description?: string } = {}) {
  return Type.String({ maxLength: textMax, ...options });
}

/** One word of a list, so that the OpenAPI document and who is made from it know them all. */
export function oneOf<Word extends string>(
  words: readonly Word[],
  options: { description?: string; default?: Word } = {},
) {
  return Type.Unsafe<Word>({ type: 'string', enum: [...words], ...options });
}

/**
 * The JSON schema, or null. Of simple types as `type: [.., 'null']`: with `anyOf` the validator would turn a null into an
 * empty text or a 0 before it came to the null.
 */
export function jsonOrNull(schema: object): object {
  const { type, enum: words }: { type?: unknown; enum?: unknown } = schema;
  if (Array.isArray(type)) return { ...schema, type: [...new Set([...type, 'null'])] };
  if (typeof type !== 'string' || ['object', 'array'].includes(type))
    return { anyOf: [{ type: 'null' }, schema] };
  return { ...schema, type: [type, 'null'], ...(Array.isArray(words) && { enum: [...words, null] }) };
}

/** The same of TypeBox. */
export const nullable = <Schema extends TSchema>(schema: Schema) =>
  Type.Unsafe<Type.Static<Schema> | null>(jsonOrNull(schema));

/** A text that may be left out, and null to take it away. */
export const MaybeText = Type.Optional(nullable(text()));

/** Version of a thing that is sent back: what others changed since stays, where the fields differ. */
export const SentRevision = Type.Optional(
  nullable(Type.Integer({ minimum: 1, maximum: maxInt4, description: 'Revision from GET.' })),
);

/** The old wire takes PUT and PATCH alike; register both, named apart by the suffix. */
export const editMethods = [
  { method: 'PATCH', suffix: '' },
  { method: 'PUT', suffix: 'ByPut' },
] as const;

/** `YYYY-MM-DD HH:MM:SS`, UTC. */
export const WireTime = Type.String({ description: 'YYYY-MM-DD HH:MM:SS, UTC.' });

export function wireTime(time: Date): string {
  return time.toISOString().slice(0, 19).replace('T', ' ');
}

/** An addition: old clients take all that a list has as their own, and read what is shared from `/groups`. */
export const ListScope = Type.Optional(
  oneOf(['own', 'all'], { description: 'all: includes what groups share with the person. Default: own.' }),
);
