import { join } from 'node:path';
import { languages } from '@skep/domain';
import { languageProblems } from './language-rules.ts';
import { messageFolders, textsOf } from './message-files.ts';
const root = process.argv[2] ?? join(import.meta.dirname, '../../../..');
for (const { code } of languages) for (const folder of messageFolders(root)) {
  const english = textsOf(root, folder, 'en');
  for (const [id, text] of Object.entries(textsOf(root, folder, code))) {
    try { for (const p of languageProblems(code, text, english[id] ?? text)) console.log([code, folder, id, p].join('\t')); }
    catch (e) { console.log([code, folder, id, 'UNPARSEABLE ' + e].join('\t')); }
  }
}
