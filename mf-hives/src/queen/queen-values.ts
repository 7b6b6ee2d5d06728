import {
  isCalendarDate,
  isFutureDay,
  type QueenForm,
  queenColourHex,
  queenColourOfYear,
  queenForm,
  queenRules,
} from '@skep/domain';
import * as v from 'valibot';
import type { EditedQueenFragment, QueenInput } from '../generated/graphql.ts';

/** What the form of a queen holds; `queenForm` of the domain says what of it can be saved. */
export interface QueenValues {
  name: string;
  raceId: string | undefined;
  birthDate: string | undefined;
  /** Undefined: she bears no mark. */
  color: string | undefined;
  isClipped: boolean;
  isFertilized: boolean;
  line: string;
  tree: string;
  description: string;
  motherId: string | undefined;
}

/** Whether a day has come only the person's clock knows, so that the domain's rule cannot say it. */
export const birthDateRule = v.pipe(
  queenRules.birthDate,
  v.check((day) => day === undefined || !isFutureDay(day, new Date()), 'date_in_future'),
);

export const queenFormRules = v.object({ ...queenForm.entries, birthDate: birthDateRule });

/** A queen of whom nothing is known. */
export const newQueen: QueenValues = {
  name: '',
  raceId: undefined,
  birthDate: undefined,
  color: undefined,
  isClipped: false,
  isFertilized: false,
  line: '',
  tree: '',
  description: '',
  motherId: undefined,
};

export function valuesOfQueen(queen: EditedQueenFragment): QueenValues {
  return {
    name: queen.name ?? '',
    raceId: queen.race?.id,
    birthDate: queen.birthDate ?? undefined,
    color: queen.color ?? undefined,
    isClipped: queen.isClipped,
    isFertilized: queen.isFertilized,
    line: queen.line ?? '',
    tree: queen.tree ?? '',
    description: queen.description ?? '',
    motherId: queen.motherId ?? undefined,
  };
}

/** What is sent of a form that was found right: what is empty is taken away. */
export function sentQueen(form: QueenForm): QueenInput {
  return { ...form };
}

/** The mark of her year: that of her birth, else of this one. */
export function colourOfBirth(birthDate: string | undefined, now: Date): string {
  const isKnown = birthDate !== undefined && isCalendarDate(birthDate);
  const year = isKnown ? Number(birthDate.slice(0, 4)) : now.getFullYear();
  return queenColourHex[queenColourOfYear(year)];
}

/** The mark after her birth date has changed: it follows the year, unless another colour was chosen by hand. */
export function markAfterBirth(
  before: Pick<QueenValues, 'birthDate' | 'color'>,
  birthDate: string | undefined,
  now: Date,
): string | undefined {
  const isOfYear = before.color?.toLowerCase() === colourOfBirth(before.birthDate, now);
  return isOfYear ? colourOfBirth(birthDate, now) : before.color;
}

const yearMs = 365.25 * 86_400_000;

/** Her age in years with one decimal; undefined when it is not known. */
export function ageInYears(birthDate: string | undefined, now: Date): number | undefined {
  const born = Date.parse(birthDate ?? '');
  if (Number.isNaN(born) || born > now.getTime()) return undefined;
  return Math.round(((now.getTime() - born) / yearMs) * 10) / 10;
}
