import { reportError, stopOnSignal } from '@skep/settings';
import { startProduct } from './product.ts';
import { say } from './progress.ts';
import { registryOfWork } from './registry.ts';
import { readSettings } from './settings.ts';

// Api, gateway and pages of `npm run dev`, in a process that Node starts anew when a file of it changes.
const settings = readSettings(process.env);
startProduct({
  ...settings,
  host: '127.0.0.1',
  mode: 'development',
  publicUrl: process.env.SKEP_PUBLIC_URL,
  environment: { LOG_LEVEL: 'warn', ...process.env },
  registry: registryOfWork(),
  say,
})
  .then(({ stop }) => stopOnSignal(stop, reportError))
  .catch(reportError);
