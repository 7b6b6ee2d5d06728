import { exitWithParent } from '../../scripts/child-process.ts';
import { startMosquitto } from '../../scripts/mosquitto.ts';
import { startPostgres } from '../../scripts/postgres.ts';
import { runProgram } from '../../scripts/test/programs.ts';
import { keepTemporaryFilesTogether } from '../../scripts/test/temporary-folder.ts';
import { launchBrowser } from './browser.ts';
import { emptyProduct, startProduct } from './product.ts';

// Stands for a run of `npm test` in its busiest moment: all that tests ever start is there, and nothing ends by itself.

exitWithParent();
keepTemporaryFilesTogether();
const forEver = 'setInterval(() => undefined, 60_000)';
const withChild = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(forEver)}]); ${forEver}`;
runProgram(process.execPath, ['-e', withChild]);
await Promise.all([startPostgres(), startMosquitto(), startProduct(emptyProduct), launchBrowser()]);
process.stdout.write(`everything started by ${process.pid} in ${process.env.TMPDIR}\n`);
