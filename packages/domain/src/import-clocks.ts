import { two } from './import-dates.ts';

/** What a clock shows. */
export interface ClockTime {
  /** `HH:MM:SS`. */
  digits: string;
  /** As `+02:00` or `Z`; undefined: of the zone of the file. */
  offset: string | undefined;
  /** `24:00` is midnight at the end of the day. */
  isNextDay: boolean;
}

/** A word before a time, as `kl. 10.00`. */
const before = /^(?:kl|um|ob|às|a las|ore|alle|klo)\.? (?=\d)/i;
/** Hour, minute and second: `10:30:00`, `10.30`, `10h30`, `10 h`. */
const figures =
  /^(\d{1,2})(?:(?:[:.] ?| ?h\.? ?)(\d\d)?(?:(?:[:.]| ?m(?:in)?\.? ?)(\d\d)(?:[.,]\d{1,9})?)?(?: ?s)?)?(?!\d) ?/i;
const half = /^([ap]\.? ?m\.?|[πμ]\.? ?μ\.?)(?!\p{L}) ?/iu;
/** A word behind a time, as `10:00 Uhr`. */
const behind = /^(?:uhr|uur|hodin|hod\.|годин|ч\.)(?!\p{L}) ?/iu;
/** As `+02:00`, `GMT+2`, `CEST`, `+0200 CEST`, `GMT+0200 (Central European Summer Time)`, `+02:00[Europe/Berlin]`. */
const zone =
  /^((?:UTC|GMT)?[+-]\d{1,2}(?::?\d\d)?|[A-Z]{1,5})(?: [A-Z]{2,5}| \([^()]{2,50}\))?(?:\[[\w/+-]{1,50}\])?$/i;

/** Hours from Greenwich. Names that mean two zones, such as IST, are not here. */
const offsets: Readonly<Record<string, string>> = {
  ...{ Z: 'Z', UTC: 'Z', GMT: 'Z', WET: '+00:00', WEST: '+01:00', BST: '+01:00', WESZ: '+01:00' },
  ...{ CET: '+01:00', MEZ: '+01:00', CEST: '+02:00', MESZ: '+02:00', HNEC: '+01:00', HAEC: '+02:00' },
  ...{ EET: '+02:00', OEZ: '+02:00', EEST: '+03:00', OESZ: '+03:00', MSK: '+03:00' },
  ...{ EST: '-05:00', EDT: '-04:00', CST: '-06:00', CDT: '-05:00', MST: '-07:00', MDT: '-06:00' },
  ...{ PST: '-08:00', PDT: '-07:00', AKST: '-09:00', AKDT: '-08:00', HST: '-10:00' },
  ...{ AEST: '+10:00', AEDT: '+11:00', NZST: '+12:00', NZDT: '+13:00', BRT: '-03:00' },
};

/**
 * @param isAlone the text is in a cell of its own: a bare number is an hour, or an hour with its minutes
 */
export function clockTime(text: string, isAlone: boolean): ClockTime | undefined {
  if (text === '') return { digits: '00:00:00', offset: undefined, isNextDay: false };
  const plain = withColons(text, isAlone).replace(before, '');
  const [matched, hour = '', minute, second = '00'] = figures.exec(plain) ?? [];
  if (matched === undefined) return undefined;
  // A bare number behind a date is no time.
  if (!isAlone && /^\d{1,3}$/.test(text)) return undefined;
  const [ofHalf = '', halfDay] = half.exec(plain.slice(matched.length)) ?? [];
  const named = plain.slice(matched.length + ofHalf.length).replace(behind, '');
  const offset = named === '' ? undefined : offsetIn(named);
  if (named !== '' && offset === undefined) return undefined;
  const hours = halfDay === undefined ? Number(hour) : hourOfDay(Number(hour), halfDay.toLowerCase());
  const isNextDay = hours === 24 && Number(minute ?? 0) === 0 && Number(second) === 0;
  const digits = `${two(String(isNextDay ? 0 : hours))}:${minute ?? '00'}:${second}`;
  return { digits, offset, isNextDay };
}

/** `930` in a cell of its own, and `093000` behind a date, are half past nine. */
function withColons(text: string, isAlone: boolean): string {
  if (isAlone && /^\d{3,4}$/.test(text)) return `${text.slice(0, -2)}:${text.slice(-2)}`;
  return text.replace(/^(\d\d)(\d\d)(\d\d)?(?=$|[.,Z+-])/, (_, hour, minute, second = '00') =>
    [hour, minute, second].join(':'),
  );
}

const hourOfDay = (hour: number, half: string) => (hour % 12) + (/^[pμ]/.test(half) ? 12 : 0);

function offsetIn(text: string): string | undefined {
  const name = zone.exec(text)?.[1]?.toUpperCase() ?? '';
  const [, sign, hours = '', more = '00'] = /^(?:UTC|GMT)?([+-])(\d{1,2}):?(\d\d)?$/.exec(name) ?? [];
  return sign === undefined ? offsets[name] : `${sign}${two(hours)}:${more}`;
}
