import { fromPaperUnit, type PaperUnit, paperDateOf } from '@skep/domain';
import type { ReadField, WrittenDate } from '@skep/sheets';
import type { ReadAnswer } from './reading.ts';

export interface Printed {
  now: Date;
  /** In which a number is written. */
  unit: PaperUnit | undefined;
}

/** The content of a field, as an answer is stored. If it is unclear it is empty, and a person checks it. */
export function answerOfField(field: ReadField, { now, unit }: Printed): ReadAnswer {
  const isSure = !field.isUnsure;
  switch (field.kind) {
    case 'one':
      return { value: field.value ?? '', isSure };
    case 'several':
      return { value: field.values.join(','), isSure };
    case 'number':
      return written(field.value === undefined ? '' : String(storedValue(field.value, unit)), field);
    case 'date':
      return written(dateOf(field.value, now), field);
    case 'writing':
      // It is seen that something is written, and a person types what.
      return {
        value: field.number === undefined ? '' : String(field.number),
        isSure: isSure && !field.hasInk,
      };
  }
}

const storedValue = (value: number, unit: PaperUnit | undefined) =>
  unit === undefined ? value : fromPaperUnit(value, unit);

/** Digits that make no number or no date of now need a check, however well each of them was seen. */
function written(value: string, { digits, isUnsure }: { digits: string; isUnsure: boolean }): ReadAnswer {
  const isBlank = digits.trim() === '';
  return { value, isSure: !isUnsure && (value !== '' || isBlank) };
}

function dateOf(date: WrittenDate | undefined, now: Date): string {
  if (date === undefined) return '';
  const { year, month, day, time } = date;
  const clock = time ? ` ${time.hour}:${String(time.minute).padStart(2, '0')}` : '';
  return paperDateOf(`${year}-${month}-${day}${clock}`, now) ?? '';
}
