import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { textsOfFile } from '@skep/domain/messages';
import type { LoaderContext } from 'webpack';

/**
 * Webpack loader for `locales/*.json`: ICU texts are parsed at build, so that no visit loads a parser (7 KB) or waits
 * for it. The texts of a translator at work are parsed where they are shown. What a language lacks is there in English:
 * a page fetches its own language and no other. What English says to translators stays behind.
 */
export default function loadMessages(this: LoaderContext<unknown>, json: string): string {
  const english = join(this.context, 'en.json');
  this.addDependency(english);
  const texts = textsOfFile({ ...JSON.parse(readFileSync(english, 'utf8')), ...JSON.parse(json) });
  return JSON.stringify(Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, parse(text)])));
}
