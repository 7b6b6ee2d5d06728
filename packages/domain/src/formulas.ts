/**
 * Whether a spreadsheet would run this text as a formula, unless it is marked as a text. In East Asia they take
 * wide signs and the minus of mathematics for the same, and none minds what is not seen before it.
 */
export function looksLikeFormula(text: string): boolean {
  return /^[\s\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠﹦﹢﹣﹫−]|^[\t\r]/u.test(text);
}
