const nothingWritten = /^(?:|nan|null|nil|none|n\/?a|n\. ?a\.?|#n\/a|k\.? ?a\.?|[-–—]+)$/i;

/** Whether a cell says that nothing was measured. */
export function isNothing(cell: string): boolean {
  return nothingWritten.test(cell.trim());
}

/** As home automation writes what a sensor did not say. */
export function isUnavailable(cell: string): boolean {
  return /^(?:unavailable|unknown|no ?data)$/i.test(cell.trim());
}

const minus = /^[−–‐]/;
/** Between thousands: a space of any width, an apostrophe, or the mark that does not stand before the decimals. */
const grouped = {
  comma: /^[+-]?\d{1,3}(?:[.\s'’]\d{3})+(?:,\d{1,30})?$/,
  point: /^[+-]?\d{1,3}(?:[,\s'’]\d{3})+(?:\.\d{0,30})?$/,
};
const bare = {
  comma: /^[+-]?\d{1,20}(?:,\d{1,30})?(?:e[+-]?\d{1,3})?$/i,
  point: /^[+-]?(?:\d{1,20}(?:\.\d{0,30})?|\.\d{1,30})(?:e[+-]?\d{1,3})?$/i,
};

/** A number as files have it, with all its digits. Undefined for anything else. */
export function importedNumber(cell: string, hasDecimalComma: boolean): number | undefined {
  const text = cell.trim().replace(minus, '-');
  const mark = hasDecimalComma ? 'comma' : 'point';
  const isBare = bare[mark].test(text);
  if (!isBare && !grouped[mark].test(text)) return undefined;
  const digits = isBare ? text : text.replaceAll(hasDecimalComma ? /[.\s'’]/g : /[,\s'’]/g, '');
  const value = Number(digits.replace(',', '.'));
  return Number.isFinite(value) ? value : undefined;
}

const unitBehind = /[\p{L}°º%][\p{L}°º%/²³]{0,15}\.?$/u;

/** What a cell says with its unit behind it, as `34,5 kg`. */
export function numberAndUnit(cell: string): { number: string; unit: string } | undefined {
  const text = cell.trim();
  const [unit] = unitBehind.exec(text) ?? [];
  if (unit === undefined) return undefined;
  const number = text.slice(0, -unit.length).trim();
  return /^[+\-−–‐]?\d[\d.,\s'’]*$/.test(number) ? { number, unit } : undefined;
}

/** The mark before the decimals. */
export interface DecimalMark {
  isComma: boolean;
  /** False: what comes after it may be thousands. */
  isSure: boolean;
}

/**
 * What a cell tells of the decimal mark of its file; undefined: nothing.
 * @param isOfThousands whether three digits behind a mark are likely thousands, as of weights in grams
 */
export function decimalMarkOf(cell: string, isOfThousands: boolean): DecimalMark | undefined {
  const text = (numberAndUnit(cell)?.number ?? cell).trim().replace(/^[+\-−–‐]/, '');
  const isGroup = /^[1-9]\d{0,2}([.,])\d{3}((?:\1\d{3})*)$/.exec(text);
  if (isGroup === null) {
    if (/^\d+(?:[.\s'’]\d{3})*,\d+$/.test(text)) return { isComma: true, isSure: true };
    if (/^\d+(?:[,\s'’]\d{3})*\.\d+$/.test(text)) return { isComma: false, isSure: true };
    return undefined;
  }
  const [, mark, more] = isGroup;
  const isSure = more !== '';
  const isThousands = isOfThousands || isSure;
  return { isComma: (mark === ',') !== isThousands, isSure };
}
