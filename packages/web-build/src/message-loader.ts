import { parse } from '@formatjs/icu-messageformat-parser';

/**
 * Webpack loader for `locales/*.json`: ICU texts are parsed at build, so that no visit loads a parser (7 KB) or waits
 * for it. The texts of a translator at work are parsed where they are shown.
 */
export default function loadMessages(json: string): string {
  const texts: Record<string, string> = JSON.parse(json);
  return JSON.stringify(Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, parse(text)])));
}
