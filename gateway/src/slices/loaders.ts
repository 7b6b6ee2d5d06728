import type { LanguageCode } from '@skep/domain';
import type { Rest } from '../rest/rest.ts';
import { slices } from '../slices.ts';
import type { Slice } from './slice.ts';

type LoadersOf<Brought> = Brought extends Slice<infer Loaders> ? Loaders : never;
type All<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer Whole) => void
  ? Whole
  : never;

/** What all slices read for many things at once. */
export type Loaders = All<LoadersOf<(typeof slices)[number]>>;

export function createLoaders(rest: Rest, language: LanguageCode): Loaders {
  const all: readonly Slice[] = slices;
  return Object.assign({}, ...all.map(({ loaders }) => loaders?.(rest, language)));
}
