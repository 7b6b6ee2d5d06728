import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LanguageCode, languageFor } from '@skep/domain';
import type { RegistryDocument } from '@skep/registry/schema';
import type { FastifyInstance } from 'fastify';
import { shellFolder } from './folders.ts';
import type { ServedRegistry } from './registry.ts';
import { languagesOf } from './visitor-languages.ts';
import { bucketOf } from './web-server-registry.ts';

/** What is done in the field, a press on the app's icon away. */
const shortcutPaths = ['/inspect', '/hivetags/scan'];

const manifestSeconds = 24 * 3600;

/** The app as a home screen has it, in the visitor's language. */
export function serveManifest(server: FastifyInstance, registry: ServedRegistry): void {
  const manifest = JSON.parse(readFileSync(join(shellFolder, 'manifest.json'), 'utf8'));
  server.get('/manifest.webmanifest', async (request, reply) => {
    const view = registry.view(bucketOf(request, reply, registry));
    reply.headers({
      'cache-control': `private, max-age=${manifestSeconds}`,
      vary: 'accept-language, cookie',
      'content-type': 'application/manifest+json',
    });
    const shortcuts = shortcutsFor(view, languageFor(languagesOf(request)));
    return JSON.stringify({ ...manifest, shortcuts });
  });
}

/** Those that remotes bring, by the words with which the app itself offers them. */
export function shortcutsFor({ remotes }: RegistryDocument, language: LanguageCode) {
  const offered = remotes.flatMap(({ disabled, contributions }) => (disabled ? [] : contributions.create));
  return shortcutPaths.flatMap((path) => {
    const name = offered.find((entry) => entry.path === path)?.label[language];
    return name === undefined ? [] : [{ name, url: path }];
  });
}
