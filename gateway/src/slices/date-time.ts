import { instantOfIso } from '@skep/domain';
import { GraphQLError, GraphQLScalarType } from 'graphql';

/** Texts on both sides: the zone that a time was written in is part of what it says, and a Date would lose it. */
export const dateTime = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  description: 'ISO 8601 with a zone, as in `2026-06-03T14:05:00+02:00`.',
  serialize: written,
  parseValue: checked,
});

function checked(value: unknown): string {
  if (typeof value === 'string' && instantOfIso(value) !== undefined) return value;
  throw new GraphQLError('A DateTime is ISO 8601 with a zone, as 2026-06-03T14:05:00+02:00.');
}

/** What the service sends has the form; that it exists was seen when it was written. */
function written(value: unknown): string {
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(value)) return value;
  return checked(value);
}
