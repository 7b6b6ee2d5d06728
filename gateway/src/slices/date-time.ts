import { instantOfIso } from '@skep/domain';
import { GraphQLError, GraphQLScalarType } from 'graphql';

/** Texts on both sides: the zone that a time was written in is part of what it says, and a Date would lose it. */
export const dateTime = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  serialize: checked,
  parseValue: checked,
});

function checked(value: unknown): string {
  if (typeof value === 'string' && instantOfIso(value) !== undefined) return value;
  throw new GraphQLError('A DateTime is ISO 8601 with a zone, as 2026-06-03T14:05:00+02:00.');
}
