import { sampleCodeLength, sampleCodeLetters } from '@skep/domain';
import type { QueuedMutation } from '@skep/remote-kit';
import type { DeleteSampleCodeMutation, MakeSampleCodeMutation } from '../generated/graphql.ts';

/** A code for a label that is written where there is no network: nobody else will draw it. */
export function newSampleCode(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(sampleCodeLength));
  return Array.from(numbers, (number) => sampleCodeLetters.charAt(number % sampleCodeLetters.length)).join(
    '',
  );
}

/** What is shown of a code that is made without a network. @param title in the person's words */
export function waitingSampleCode(
  title: string,
  { hiveId, code }: { hiveId: string; code: string },
): QueuedMutation<MakeSampleCodeMutation> {
  return {
    ...ofHive(title, hiveId),
    answer: { __typename: 'Mutation', makeSampleCode: { __typename: 'SampleCode', sampleCode: code } },
    changes: [{ kind: 'fields', typename: 'Hive', id: hiveId, fields: { sampleCode: code } }],
  };
}

/** The same of one that is deleted; which code its hive shows then is the service's to tell. */
export function waitingDeletedCode(title: string, hiveId: string): QueuedMutation<DeleteSampleCodeMutation> {
  return {
    ...ofHive(title, hiveId),
    // An inspection that names it keeps it, as with a network.
    settledBy: ['not_found', 'sample_in_inspection'],
    answer: { __typename: 'Mutation', deleteSampleCode: { __typename: 'Done', done: true } },
    changes: [],
  };
}

/** Before the inspection of that hive, which names it. */
const ofHive = (title: string, hiveId: string) => ({
  title,
  about: `hive:${hiveId}`,
  path: `/inspect?hiveId=${hiveId}`,
});
