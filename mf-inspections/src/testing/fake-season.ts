import type { SeasonQuery as Answer, SeasonBloomFragment } from '../generated/graphql.ts';
import { bloomId } from '../offline/waiting-bloom.ts';
import { DeleteBloomMutation, NoteBloomMutation, SeasonQuery } from '../season/season.graphql.ts';
import { answering } from './gateway.ts';

type Apiary = Answer['apiarySeasons'][number];
export type BloomAnswer = Omit<SeasonBloomFragment, ' $fragmentName'>;

/** What is known of seasons. */
export interface SeasonPart {
  apiaries?: readonly Apiary[];
  blooms?: readonly BloomAnswer[];
  degreeDays?: Answer['degreeDays'];
}

export function aSeasonApiary(part: Partial<Apiary> = {}): Apiary {
  return {
    ...{ __typename: 'ApiarySeason', id: '1', name: 'By the lake', canNote: true },
    ...{ zone: 'NORTHERN', region: 'EURASIA' },
    ...part,
  };
}

export function aBloom(
  part: Omit<BloomAnswer, '__typename' | 'id' | 'apiaryId'> & { apiaryId?: string },
): BloomAnswer {
  const bloom = { apiaryId: '1', ...part };
  return { __typename: 'Bloom', id: bloomId(bloom), ...bloom };
}

/** Answers about blooms, of a gateway that remembers what is changed. */
export function fakeSeason({
  apiaries = [aSeasonApiary()],
  blooms: given = [],
  degreeDays = [],
}: SeasonPart = {}) {
  let blooms = [...given];
  const without = (id: string) => blooms.filter((bloom) => bloom.id !== id);
  return [
    answering(SeasonQuery, () => ({ apiarySeasons: [...apiaries], blooms, degreeDays })),
    answering(NoteBloomMutation, (variables) => {
      const noted = aBloom({ ...variables, lastDay: variables.lastDay ?? null });
      blooms = [...without(noted.id), noted];
      return { noteBloom: noted };
    }),
    answering(DeleteBloomMutation, (key) => {
      blooms = without(bloomId(key));
      return { deleteBloom: { __typename: 'Done', done: true } };
    }),
  ];
}
