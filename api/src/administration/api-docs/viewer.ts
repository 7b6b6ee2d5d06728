import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

// Swagger UI with our OpenAPI document. Everything comes from this service, and nothing in it is inline, so the page
// needs no exception from script-src 'self'.

/** Of the API's other answers, none may load anything. Swagger UI draws its icons from data URLs. */
export const viewerPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const viewerPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Skep REST API</title>
    <link rel="stylesheet" href="docs/swagger-ui.css">
    <link rel="icon" href="data:,">
  </head>
  <body>
    <div id="docs"></div>
    <script src="docs/swagger-ui-bundle.js"></script>
    <script src="docs/start.js"></script>
  </body>
</html>
`;

const start = `SwaggerUIBundle({
  url: 'openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  filter: true,
  syntaxHighlight: false,
});
`;

const types = { css: 'text/css; charset=utf-8', js: 'text/javascript; charset=utf-8' };
export const viewerFiles = ['swagger-ui.css', 'swagger-ui-bundle.js', 'start.js'] as const;
export type ViewerFile = (typeof viewerFiles)[number];

export async function viewerFile(name: ViewerFile): Promise<{ type: string; content: string | Buffer }> {
  const type = name.endsWith('.css') ? types.css : types.js;
  if (name === 'start.js') return { type, content: start };
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  return { type, content: await readFile(join(folder, name)) };
}
