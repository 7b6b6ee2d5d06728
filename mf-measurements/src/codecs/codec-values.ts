import type { ApolloCache } from '@apollo/client';
import type { CodecField, DeviceCodecForm } from '@skep/domain';
import type { DeviceCodecInput, EditedCodecFragment, TryDeviceCodecMutation } from '../generated/graphql.ts';

/** What the form holds. */
export interface CodecValues {
  name: string;
  text: string;
  examples: string;
  fields: CodecField[];
  isForAll: boolean;
}

export type Trial = Extract<TryDeviceCodecMutation['tryDeviceCodec'], { __typename: 'CodecTrial' }>;
export type Proposal = Trial['proposals'][number];

export function codecValues(codec: EditedCodecFragment | undefined): CodecValues {
  return {
    name: codec?.name ?? '',
    text: codec?.text ?? '',
    examples: codec?.examples ?? '',
    fields:
      codec?.fields.map(({ name, quantity, unit }) => ({ name, quantity, unit: unit ?? undefined })) ?? [],
    isForAll: codec?.isForAll ?? false,
  };
}

/** Mappings as they are sent: null says that the unit is the stored one. */
export const sentFields = (fields: readonly CodecField[]) =>
  fields.map(({ name, quantity, unit }) => ({ name, quantity, unit: unit ?? null }));

export const codecInput = ({ examples, fields, ...form }: DeviceCodecForm): DeviceCodecInput => ({
  ...form,
  examples: examples ?? null,
  fields: sentFields(fields),
});

const hexDigits = /^(?:0x)?[\da-f]*$/i;
const base64Letters = /^[\w+/-]+={0,2}$/;

/** Bytes as a person pasted them, in hex: consoles of networks show Base64 too. What is neither stays, and is a fault. */
export function hexOfPasted(pasted: string): string {
  const text = pasted.trim();
  if (hexDigits.test(text) || !base64Letters.test(text)) return text;
  try {
    // The alphabet for addresses has - and _ for + and /.
    const bytes = atob(text.replaceAll(/[-_]/g, (letter) => '+/'.charAt('-_'.indexOf(letter))));
    return [...bytes].map((letter) => letter.charCodeAt(0).toString(16).padStart(2, '0')).join('');
  } catch {
    return text;
  }
}

/**
 * The mappings with those that a trial proposes for names that were not seen before; what a person took away stays away.
 * @param seen names of earlier trials
 */
export function withProposals(
  fields: readonly CodecField[],
  proposals: readonly Proposal[],
  seen: ReadonlySet<string>,
): CodecField[] {
  const taken = new Set(fields.map(({ quantity }) => quantity));
  const mapped = new Set(fields.map(({ name }) => name));
  const added = proposals.flatMap(({ name, quantity, unit }) => {
    if (quantity === null || seen.has(name) || mapped.has(name) || taken.has(quantity)) return [];
    taken.add(quantity);
    return [{ name, quantity, unit: unit ?? undefined }];
  });
  return [...fields, ...added];
}

/** Lists of codecs are queried again. */
export function forgetCodecs(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'deviceCodecs' });
}
