import type { Compiler } from 'webpack';

/** Writes the harness's `index.html` next to its scripts. */
export class HarnessPagePlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('HarnessPage', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'HarnessPage', stage }, () => {
        const files = compilation.entrypoints.get('harness')?.getFiles() ?? [];
        const scripts = files
          .filter((file) => file.endsWith('.js'))
          .map((file) => `<script src="/${file}" defer></script>`);
        compilation.emitAsset('index.html', new sources.RawSource(page(scripts)));
      });
    });
  }
}

function page(scripts: string[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Skep harness</title>
${scripts.join('\n')}
</head>
<body><div id="harness"></div></body>
</html>
`;
}
