import type { FakeAnswer } from '@skep/remote-kit/testing';
import { answering } from '../testing/gateway.ts';
import { releaseQuery } from './Release.graphql.ts';

/** A service that runs 4.1.0 and has heard of this version; undefined: it asks nobody. */
export function fakeRelease(version: string | undefined): FakeAnswer {
  const newest =
    version === undefined
      ? null
      : {
          __typename: 'NewestRelease' as const,
          version,
          url: `https://example.org/skep/${version}`,
          isNewer: version !== '4.1.0',
          checkedAt: '2026-06-03T04:37:00+00:00',
        };
  return answering(releaseQuery, () => ({
    release: { __typename: 'Release', running: '4.1.0', isCheckOn: version !== undefined, newest },
  }));
}
