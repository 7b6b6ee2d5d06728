/** A fact of a treatment that the form leaves open, and that somebody's law asks for. */
export type DutyFact = 'batch' | 'supplier' | 'supplierAddress';

/** What no sheet of ours can be: on paper at set times, or a list of the medicines in stock. */
export type DutyNote = 'paper' | 'stock';

/** What a country asks of the register of treatments, as far as its sources say. Nothing of it is legal advice. */
export interface RegisterDuty {
  /** ISO 3166-1 alpha-2, lower case. */
  country: string;
  /** Beyond what the form asks for everywhere: days, product, quantity, withdrawal, method, reason, who applied it. */
  asks: readonly DutyFact[];
  keepYears: number;
  /** Besides the sheet. */
  besides: readonly DutyNote[];
  /** As the country calls them; the year since when it applies, or in which it was written. */
  sources: readonly { name: string; year: number }[];
}
