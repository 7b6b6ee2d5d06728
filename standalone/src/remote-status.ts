import type { Ledger, ShippedRemote } from '@skep/registry';

/** How many changes of each remote are told. */
const changesShown = 5;

/** The registry as lines for the terminal. @param only one remote; default: all */
export function statusText({ remotes }: Ledger, only?: string): string {
  const shown = Object.entries(remotes).filter(([name]) => only === undefined || name === only);
  if (shown.length === 0) return 'Nothing is published here yet.';
  return shown.map(([name, shipped]) => linesOf(name, shipped).join('\n  ')).join('\n  ');
}

function linesOf(name: string, { stable, canary, disabled, versions, history }: ShippedRemote): string[] {
  return [
    `${name}: ${stable ?? 'no stable version'}${disabled ? ` (disabled: ${disabled.reason})` : ''}`,
    ...(canary ? [`  canary ${canary.version} for ${canary.percent} % of visitors`] : []),
    `  ${versions.length} ${versions.length === 1 ? 'version' : 'versions'} kept`,
    ...history
      .slice(-changesShown)
      .toReversed()
      .map(
        ({ at, by, action, version, percent, reason }) =>
          `  ${at.slice(0, 16).replace('T', ' ')} ${by}: ${action} ${version ?? ''}${percent === undefined ? '' : ` ${percent} %`}${reason === undefined ? '' : ` "${reason}"`}`,
      ),
  ];
}
