import type { EntryFragment as Entry } from '../generated/graphql.ts';

/**
 * Whether another entry can be written in its place. What was put on was put on: it is taken off at the hive. Another
 * bill is another entry.
 */
export const isCorrectable = ({ kind, canEdit, correctedBy, isStruck }: Entry) =>
  canEdit && correctedBy === null && !isStruck && kind !== 'SUPERS' && kind !== 'PROOF';
