import { SelectField } from '@skep/ui/form';
import { today } from './entry-forms/begun-with.ts';

/** How far back years are offered: as long as the longest duty to keep a register, twice. */
const yearsBack = 10;

export interface YearFieldProps {
  label: string;
  year: number;
  onYear: (year: string) => void;
}

/** The year of which a screen shows entries. */
export function YearField({ label, year, onYear }: YearFieldProps) {
  const thisYear = Number(today().slice(0, 4));
  const years = Array.from({ length: yearsBack + 1 }, (_, index) => String(thisYear - index));
  return (
    <SelectField
      label={label}
      options={[...new Set([...years, String(year)])].map((value) => ({ value, label: value }))}
      value={String(year)}
      isAlwaysChosen
      onChange={(value) => onYear(value ?? String(year))}
    />
  );
}
