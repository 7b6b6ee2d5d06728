import { type FieldProblemCode, instantOfIso, instantOfWireTime, isoWithOffset } from '@skep/domain';
import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import Type from 'typebox';
import * as v from 'valibot';
import { accesses } from '#platform/access/access.ts';
import { maxInt4 } from '#platform/database/max-int4.ts';
import { idsOf } from '#platform/input/ids-in-text.ts';
import { jsonOrNull, textMax } from './schemas.ts';

// Skep's own API describes what it sends and takes by Valibot, as forms do.

/**
 * An id as Skep's own API sends it: a number in the service, a text in JSON, since nobody calculates with it.
 * @param thing that it names, for the documentation
 */
export const idJson = <Id extends number>(thing: string) =>
  v.pipe(v.custom<Id>(isNumber), v.description(`Id of the ${thing}.`));

/** Of a thing that can be edited, in what is sent. */
export const revision = v.pipe(
  v.number(),
  v.description('Increases with each edit. An edit sends the one from which it began as If-Match.'),
);

const noSuchThing: FieldProblemCode = 'unknown_choice';
const isNumber = (value: unknown) => typeof value === 'number';

/** The same as it is taken. A text that cannot be an id names nothing. */
export const sentId = <Id extends number>(thing: string) =>
  v.pipe(
    v.string(noSuchThing),
    v.description(`Id of the ${thing}.`),
    v.regex(/^[1-9]\d{0,9}$/, noSuchThing),
    v.transform((digits) => Number(digits) as Id),
    v.maxValue(maxInt4 as Id, noSuchThing),
  );

/** Ids in a body. */
export const sentIdList = <Id extends number>(thing: string, max: number) =>
  v.pipe(v.array(sentId<Id>(thing)), v.maxLength(max, 'too_many'));

/** A moment in a body. */
export const sentMoment = v.pipe(
  v.string('not_a_date'),
  v.maxLength(40, 'not_a_date'),
  v.description('RFC 3339, with a zone.'),
  v.transform(instantOfIso),
  v.date('not_a_date'),
);

/** A moment in what is sent, on the clock of who wrote it. */
export const zonedTime = v.pipe(
  v.string(),
  v.description('RFC 3339 with the offset of the zone in which it was written.'),
);

/** `YYYY-MM-DD HH:MM:SS` on the clock of a zone as it is sent. */
export function zonedTimeOf(local: string, timeZone: string): string {
  const instant = instantOfWireTime(local, timeZone);
  return instant === undefined ? local : isoWithOffset(instant, timeZone);
}

/** A whole number of a query. */
export const sentNumber = (min: number, max: number, description: string) =>
  v.pipe(
    v.string(),
    v.description(description),
    v.regex(/^\d{1,9}$/, 'not_whole'),
    v.transform(Number),
    v.minValue(min, 'too_small'),
    v.maxValue(max, 'too_large'),
  );

/** `true` in a query narrows a list; anything else does not. */
export const sentTrue = (description: string) =>
  v.pipe(
    v.optional(v.picklist(['true', 'false'], 'unknown_choice')),
    v.description(description),
    v.transform((text) => text === 'true' || undefined),
  );

/** The query of a list that is to have these things alone. What is no id names nothing and is left out. */
export const sentIds = <Id extends number>() =>
  v.pipe(
    v.string(),
    v.maxLength(100_000, 'too_long'),
    v.description('Only these, separated by commas.'),
    v.transform((text) => idsOf<Id>([text])),
  );

/** The query of a list: whether it has what groups share with the person. */
export const sentScope = v.optional(
  v.pipe(v.picklist(['own', 'all']), v.description('own: without what groups share. Default: all.')),
  'all',
);

/** What the person may do with a thing, in what is sent. */
export const accessJson = v.pipe(v.picklist(accesses), v.description('What the person may do with it.'));

/** The id that a client makes for what it creates: a UUID of version 7. */
export const SentClientId = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/, 'invalid'),
  v.description('UUIDv7 that the client creates, in lower case.'),
);

type Override = NonNullable<ConversionConfig['overrideSchema']>;

/** An id is a text, a moment RFC 3339 in UTC. */
const inJson: Override = ({ valibotSchema, jsonSchema }) => {
  if (valibotSchema.type === 'custom') return { type: 'string' };
  const [inner] = (valibotSchema.type === 'nullable' && jsonSchema.anyOf) || [];
  // Long lists of values that may be missing are written much faster without a choice between two schemas.
  if (typeof inner === 'object') return jsonOrNull(inner);
  return valibotSchema.type === 'date' ? { type: 'string', format: 'date-time' } : undefined;
};

/** What may be left out may be null too, which takes it away. */
const orNull: Override = (context) => {
  const { type } = context.valibotSchema;
  // Each rule has a shorter limit; this one is for those that JSON Schema cannot say, such as after a transformation.
  if (type === 'string') return { type, maxLength: textMax };
  return type === 'optional' ? jsonOrNull(context.jsonSchema) : inJson(context);
};

/** Lengths of texts are counted in code points, by our rules and by JSON Schema. */
const lengths: NonNullable<ConversionConfig['overrideAction']> = ({ valibotAction, jsonSchema }) =>
  'type' in valibotAction && valibotAction.type === 'max_code_points' && 'requirement' in valibotAction
    ? { ...jsonSchema, maxLength: Number(valibotAction.requirement) }
    : undefined;

/** What Skep's own API sends, as the web server and OpenAPI want it. */
export const answerSchemaOf = <Schema extends v.GenericSchema>(schema: Schema) => converted(schema, inJson);

/** What it takes, the same. Rules that JSON Schema cannot say are left out. */
export const inputSchemaOf = <Schema extends v.GenericSchema>(schema: Schema) => converted(schema, orNull);

function converted<Schema extends v.GenericSchema>(schema: Schema, overrideSchema: Override) {
  const options = {
    typeMode: 'input',
    errorMode: 'ignore',
    overrideSchema,
    overrideAction: lengths,
  } as const;
  const { $schema: _draft, ...json } = toJsonSchema(schema, options);
  return Type.Unsafe<v.InferInput<Schema>>({ ...json });
}
