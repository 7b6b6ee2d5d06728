import { productVersion } from '@skep/settings';
import { gt } from 'semver';
import * as v from 'valibot';
import type { Context } from '#platform/context/context.ts';
import { askOutside } from '#platform/safe-http/safe-fetch.ts';
import { newestRelease, storeRelease } from './store.ts';

/** The version that runs, and the newest one that there is. */
export interface Release {
  running: string;
  /** Whether the operator lets Skep check for newer versions. */
  isCheckOn: boolean;
  /** Undefined without a check, or before the first answer. */
  newest: { version: string; url: string | undefined; isNewer: boolean; checkedAt: Date } | undefined;
}

/** As the API of GitHub, Gitea and Forgejo describes the latest release. */
const releaseAnswer = v.object({
  tag_name: v.pipe(v.string(), v.regex(/^v?\d{1,5}\.\d{1,5}\.\d{1,5}$/)),
  html_url: v.optional(v.pipe(v.string(), v.maxLength(500), v.regex(/^https:\/\/\S+$/))),
});

/** The address is the operator's own choice, in their own network too. */
const anywhere = ['0.0.0.0/0', '::/0'];
/** Notes of a release are part of the answer. */
const answerBytes = 1_000_000;

export async function releaseOf(context: Context): Promise<Release> {
  const running = productVersion();
  if (context.releasesUrl === undefined) return { running, isCheckOn: false, newest: undefined };
  const row = await newestRelease(context);
  const newest = row && {
    version: row.version,
    url: row.url ?? undefined,
    isNewer: gt(row.version, running),
    checkedAt: row.checked_at,
  };
  return { running, isCheckOn: true, newest };
}

/** Asks the operator's address for the newest release. Nothing about this installation is sent. */
export async function lookForRelease(context: Context): Promise<void> {
  const { releasesUrl } = context;
  if (releasesUrl === undefined) return;
  const headers = { accept: 'application/json', 'user-agent': 'Skep' };
  const answer = await askOutside(
    { url: releasesUrl, method: 'GET', headers },
    { allowedNetworks: anywhere, bytes: answerBytes },
  );
  if (answer.status !== 200) throw new Error(`RELEASES_URL answered with status ${answer.status}.`);
  const { tag_name: tag, html_url: url = null } = v.parse(releaseAnswer, JSON.parse(answer.text));
  await storeRelease(context, { version: tag.replace(/^v/, ''), url, checked_at: context.clock.now() });
}
