import type { LiveVersion, RemoteStatus, Status } from '@skep/registry/status';
import type { useIntl } from './use-status-intl.ts';

/** One line of what is known of a version. */
export interface Fact {
  label: string;
  value: string;
  /** Somebody should look at it. */
  isProblem: boolean;
}

/** More failures than this of all showings is more than bad reception. */
const worryingFailureShare = 0.02;

type Words = Pick<ReturnType<typeof useIntl>, 'formatMessage' | 'formatNumber' | 'formatDate'>;

type FactId = 'drift' | 'failures' | 'files' | 'firstChunk' | 'kit' | 'visitors' | 'whole';

/** What is known of a version, in the words of the person's language. */
export function factsOf(live: LiveVersion, { formatMessage, formatNumber }: Words): Fact[] {
  const { kit, isKitServed, health, drift, missing, weightKb, budgetKb, seen, percent } = live;
  const fact = (id: FactId, value: string, isProblem = false): Fact => ({
    label: formatMessage({ id: `shell.status.${id}` }),
    value,
    isProblem,
  });
  const ofBudget = (part: 'firstChunk' | 'whole') =>
    formatMessage({ id: 'shell.status.ofBudget' }, { weight: weightKb[part], budget: budgetKb[part] });
  const shownOrFailed = seen.shown + seen.failed;
  const failureShare = shownOrFailed === 0 ? 0 : seen.failed / shownOrFailed;
  return [
    fact('visitors', formatNumber(percent / 100, { style: 'percent' })),
    fact('files', formatMessage({ id: `shell.status.files.${health}` }), health !== 'whole'),
    fact('kit', kit, !isKitServed),
    fact(
      'drift',
      drift.length + missing.length === 0
        ? formatMessage({ id: 'shell.status.noDrift' })
        : driftText(drift, missing),
      drift.length + missing.length > 0,
    ),
    fact('firstChunk', ofBudget('firstChunk'), weightKb.firstChunk > budgetKb.firstChunk),
    fact('whole', ofBudget('whole'), weightKb.whole > budgetKb.whole),
    fact(
      'failures',
      formatMessage(
        { id: 'shell.status.failuresOf' },
        { failed: seen.failed, all: shownOrFailed, share: failureShare },
      ),
      failureShare > worryingFailureShare,
    ),
  ];
}

/** The shell's version, and that of each library that it lends to remotes. */
export function librariesOf({ version, shared }: Status['shell'], { formatMessage }: Words): Fact[] {
  const fact = (label: string, value: string): Fact => ({ label, value, isProblem: false });
  // A part of a library has the version of the whole.
  const whole = Object.entries(shared).filter(([name]) => !(parentOf(name) in shared));
  return [
    fact(formatMessage({ id: 'shell.status.version' }), version),
    ...whole.map(([name, lent]) => fact(name, lent)),
  ];
}

/** `react` of `react/jsx-runtime`; of a whole library nothing. */
function parentOf(library: string): string {
  return library.slice(0, Math.max(0, library.lastIndexOf('/')));
}

function driftText(drift: LiveVersion['drift'], missing: LiveVersion['missing']): string {
  return [
    ...drift.map(({ library, built, lent }) => `${library} ${built} ≠ ${lent}`),
    ...missing.map(({ library, name }) => `${library} ${name} ≠ –`),
  ].join(', ');
}

/** Whether a remote's people should look at it. */
export function needsLook(remote: RemoteStatus, words: Words): boolean {
  return (
    remote.disabled !== undefined ||
    remote.live.length === 0 ||
    remote.live.some((live) => factsOf(live, words).some(({ isProblem }) => isProblem))
  );
}

/**
 * All of it as plain text, for a mail to support.
 * @param versions what this very browser was given, by remote
 */
export function statusAsText(status: Status, versions: ReadonlyMap<string, string>, words: Words): string {
  const lines = [`Skep ${status.shell.version}, kit ${status.shell.kit}, ${status.at}`];
  for (const remote of status.remotes) {
    lines.push('', remote.name + (remote.disabled ? ` (${remote.disabled.reason})` : ''));
    const own = versions.get(remote.name);
    if (own !== undefined)
      lines.push(`  ${words.formatMessage({ id: 'shell.status.here' }, { version: own })}`);
    for (const live of remote.live) {
      lines.push(`  ${live.version}`);
      for (const { label, value, isProblem } of factsOf(live, words))
        lines.push(`    ${isProblem ? '! ' : ''}${label}: ${value}`);
    }
  }
  lines.push('', words.formatMessage({ id: 'shell.status.shell' }));
  for (const { label, value } of librariesOf(status.shell, words)) lines.push(`  ${label}: ${value}`);
  return lines.join('\n');
}
