import { offeredLanguages } from '@skep/domain';
import type { Language } from '../generated/graphql.ts';

/** Languages that somebody may write in on paper, with their own names. */
export const handwritingLanguages = offeredLanguages.map(({ code, name }) => ({
  value: code.toUpperCase() as Uppercase<typeof code>,
  label: name,
}));

export const handwritingLanguage = (text: string | null): Language | undefined =>
  handwritingLanguages.find(({ value }) => value === text)?.value;
