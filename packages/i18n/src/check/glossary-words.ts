/** A row of a table of docs/glossary.md that rules words out. */
export interface BannedWord {
  word: string;
  instead: string;
  /** What the last column has between back quotes: where the word is allowed. */
  exceptions: string[];
}

/** Returns a row for each word of the first column of the table below this heading; none where there is no such table. */
export function bannedWordsBelow(heading: string, glossary: string): BannedWord[] {
  const [, after = ''] = glossary.split(`${heading}\n`);
  const [section = ''] = after.split('\n## ');
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).flatMap((row) => {
    const [, words = '', instead = '', allowed = ''] = row.split('|').map((cell) => cell.trim());
    const exceptions = Array.from(allowed.matchAll(/`([^`]+)`/g), ([, name = '']) => name);
    return words.split(', ').map((word) => ({ word, instead, exceptions }));
  });
}

/** Whether a text has this word, or these words, in any case. */
export function hasWord(text: string, word: string): boolean {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}_])${escaped}(?![\p{L}_])`, 'iu').test(text);
}
