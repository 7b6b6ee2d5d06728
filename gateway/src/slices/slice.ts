import type { LanguageCode } from '@skep/domain';
import type { Resolvers } from '../generated/schema.ts';
import type { Rest } from '../rest/rest.ts';
import type { EnumValues } from './enum-values.ts';

/**
 * What a slice brings to the gateway. Each slice's folder exports one of these from its `slice.ts`, has its schema
 * in `schema.graphql`, and is in the list in `slices.ts`: nothing else has to know that it is there.
 */
export interface Slice<Loaders extends object = object> {
  /** Of its folder. */
  name: string;
  resolvers: Resolvers;
  /** Inside, enums have the values of packages/domain; GraphQL writes them in capitals. */
  enums?: Readonly<Record<string, EnumValues>>;
  /** Types of which its resolvers hand on a model: `Hive` is the `HiveModel` of its `models.ts`. */
  models?: readonly string[];
  /** REST resources that are read for many things at once, for one request. Its fields are those of the context's `loaders`. */
  loaders?: (rest: Rest, language: LanguageCode) => Loaders;
}
