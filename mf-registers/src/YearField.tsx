import { seasonName } from '@skep/domain';
import { SelectField } from '@skep/ui/form';

/** How far back years are offered: as long as the longest duty to keep a register, twice. */
const yearsBack = 10;

export interface YearFieldProps {
  label: string;
  year: number;
  /** The newest that is offered. */
  newest: number;
  /** Whether it is a season that begins in that year and ends in the next. */
  isSouthern?: boolean;
  onYear: (year: string) => void;
}

/** The year, or the season, of which a screen shows entries. */
export function YearField({ label, year, newest, isSouthern = false, onYear }: YearFieldProps) {
  const years = Array.from({ length: yearsBack + 1 }, (_, index) => newest - index);
  return (
    <SelectField
      label={label}
      options={[...new Set([...years, year])].map((each) => ({
        value: String(each),
        label: seasonName(each, isSouthern),
      }))}
      value={String(year)}
      isAlwaysChosen
      onChange={(value) => onYear(value ?? String(year))}
    />
  );
}
