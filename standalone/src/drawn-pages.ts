import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { EntranceBuild } from '@skep/web-build';
import { shellFolder } from './folders.ts';
import type { DrawnPage, ShellConfig } from './shell-page.ts';

export interface EntranceRequest {
  path: string;
  query: URLSearchParams;
  languages: readonly string[];
  demo?: ShellConfig['demo'];
  signInProvider?: ShellConfig['signInProvider'];
  links?: ShellConfig['links'];
  signUp?: ShellConfig['signUp'];
}

/** What the shell's build draws on the server (`shell/src/auth-pages/server.tsx`). */
interface Drawing {
  drawEntrance: (request: EntranceRequest) => Promise<DrawnPage & { lang: string }>;
  drawFrame: () => DrawnPage;
}

/** The shell's pages as the server draws them. Work in progress is drawn by the browser alone. */
export interface DrawnPages {
  entranceBuild: () => EntranceBuild;
  entrance: (request: EntranceRequest) => Promise<Partial<DrawnPage> & { lang: string }>;
  frame: DrawnPage | undefined;
  /** The script that stands in the page (`shell/src/prefetch/prefetch-queries.ts`). */
  askAhead: string | undefined;
}

export function drawnPages(isDevelopment: boolean): DrawnPages {
  const folder = join(shellFolder, isDevelopment ? '.dev' : 'dist');
  const entranceBuild = (): EntranceBuild =>
    JSON.parse(readFileSync(join(folder, 'entrance/entrance.json'), 'utf8'));
  if (isDevelopment)
    return { entranceBuild, entrance: async () => ({ lang: 'en' }), frame: undefined, askAhead: undefined };
  const drawing: Drawing = createRequire(import.meta.url)(join(folder, 'server/entrance.cjs'));
  const built = entranceBuild();
  return {
    entranceBuild: () => built,
    entrance: drawing.drawEntrance,
    frame: drawing.drawFrame(),
    askAhead: readFileSync(join(folder, 'ahead/ask-ahead.js'), 'utf8'),
  };
}
