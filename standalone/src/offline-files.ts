import type { LanguageCode } from '@skep/domain';
import type { OfflineFiles, RegistryDocument } from '@skep/registry/schema';
import type { ShellBuild } from '@skep/web-build';
import type { ServedRegistry } from './registry.ts';

/** What `/offline.json` says. */
interface OfflineParts {
  urls: string[];
  questions: NonNullable<OfflineFiles['questions']>;
  kilobytes: number;
}

/** What browsers fetch ahead, so that it opens without a network: the shell, and of each remote what it declares so. */
export function offlineFilesFor(
  shell: ShellBuild,
  { remotes }: RegistryDocument,
  aheadOf: ServedRegistry['ahead'],
  language: LanguageCode,
): OfflineParts {
  const parts = remotes.flatMap(({ disabled, name, version, entry, preload }) => {
    const offline = disabled ? undefined : aheadOf(name, version)?.offline;
    return offline ? [{ offline, first: [entry, ...preload.map(({ url }) => url)] }] : [];
  });
  const weighed = [shell.offline, ...parts.map(({ offline }) => offline)].flatMap(({ files, texts }) => [
    files,
    texts[language] ?? { urls: [], kilobytes: 0 },
  ]);
  return {
    urls: [...new Set([...parts.flatMap(({ first }) => first), ...weighed.flatMap(({ urls }) => urls)])],
    questions: parts.flatMap(({ offline }) => offline.questions ?? []),
    kilobytes: weighed.reduce((sum, { kilobytes }) => sum + kilobytes, 0),
  };
}
