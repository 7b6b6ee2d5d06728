import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../standalone/src/folders.ts';

/**
 * Browser flows of `npm test`: one way through each remote, and what nothing but a browser can prove of sign-in, work
 * without a network, the first visit, delivery and remotes. All others are a stage of `npm run test:long`, which takes
 * hours: a new flow belongs there, in a file of its own, and comes here only in place of another.
 */
export const flowsOfEveryRun = {
  product: [
    'account',
    'alerts',
    'beekeeping',
    'dashboards',
    'delivery',
    'devices',
    'first-visit',
    'groups',
    'import-files',
    'inspect',
    'offline',
    'offline-creation',
    'registers',
    'start',
  ],
  remotes: ['shipping'],
  screens: ['every-screen'],
} as const satisfies Record<string, readonly string[]>;

/** What a first season needs, which `npm run test:long` runs in Firefox too. */
export const flowsInFirefox = [
  'account',
  'charts',
  'diary',
  'first-hour',
  'first-visit',
  'first-visit-details',
  'inspect',
  'inspect-details',
  'registers',
] as const;

/** Those of stages of their own: they repeat what they do, or try all of what others try a part of. */
export const flowsWithAStage = ['faults', 'leaks', 'operating', 'outbox-killed', 'weak-signal'] as const;

/** All flows that neither `npm test` nor another stage runs. */
export function otherFlows(): string[] {
  const elsewhere = new Set<string>([...Object.values(flowsOfEveryRun).flat(), ...flowsWithAStage]);
  return readdirSync(join(projectRoot, 'e2e/src'))
    .flatMap((file) => (file.endsWith('.test.ts') ? [file.slice(0, -'.test.ts'.length)] : []))
    .filter((name) => !elsewhere.has(name))
    .sort();
}
