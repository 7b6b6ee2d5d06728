import { product } from './read-by-path.ts';

export interface AffectableStep {
  /** Undefined: each of its test files knows what it depends on. */
  inputs?: RegExp;
}

/** For each remote, flows in a browser that go through its main screens: what a change inside of it is tried with. */
const flowsOfRemotes: Readonly<Record<string, readonly string[]>> = {
  'mf-alerts': ['alerts'],
  'mf-dashboards': ['dashboards'],
  'mf-groups': ['groups'],
  'mf-hives': ['beekeeping'],
  'mf-inspections': ['beekeeping'],
  'mf-measurements': ['devices'],
  'mf-registers': ['registers'],
};

/** @returns the steps that a change can break */
export function affectedSteps<Known extends AffectableStep>(
  steps: readonly Known[],
  changed: readonly string[],
): Known[] {
  return steps.filter(({ inputs }) => inputs === undefined || changed.some((path) => inputs.test(path)));
}

/**
 * @returns names of the flows that a change is tried with before a landing, undefined when it may break any of them: a
 *   change inside of remotes goes through their main screens, and a changed flow through itself
 */
export function affectedFlows(changed: readonly string[]): string[] | undefined {
  const flows = changed.filter((path) => product.read.test(path)).map(flowsOf);
  return flows.includes(undefined) ? undefined : [...new Set(flows.flatMap((names) => names ?? []))];
}

function flowsOf(path: string): readonly string[] | undefined {
  const [, flow] = /^e2e\/src\/([^/]+)\.test\.ts$/.exec(path) ?? [];
  if (flow !== undefined) return [flow];
  const [, remote = ''] = /^(mf-[^/]+)\/(?:src|locales)\//.exec(path) ?? [];
  return flowsOfRemotes[remote];
}
