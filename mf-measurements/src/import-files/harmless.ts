/** A text of somebody's file that a spreadsheet would run as a formula gets an apostrophe before it. */
export function harmless(text: string): string {
  return /^[\s\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠﹦﹢﹣﹫−]/u.test(text) ? `'${text}` : text;
}
