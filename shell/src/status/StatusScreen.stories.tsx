import type { Status } from '@skep/registry/status';
import { useState } from 'react';
import { aLiveVersion, aStatus, inStatusPage } from './in-status-page.tsx';
import type { AskStatus } from './useStatus.ts';

export default { title: 'Shell/Status', parameters: { frame: 'none' } };

const answering =
  (status: Status): AskStatus =>
  async () =>
    status;

export const AllWell = () => <Story ask={answering(aStatus())} />;

export const CanaryInTrouble = () => (
  <Story
    ask={answering(
      aStatus([
        aLiveVersion({ percent: 90 }),
        aLiveVersion({
          version: '1.1.0-beta-with-a-rather-long-name-0123456789abcdef',
          percent: 10,
          kit: '^2.0.0',
          isKitServed: false,
          health: 'altered',
          drift: [
            { library: '@apollo/client', built: '4.2.0', lent: '4.3.8' },
            { library: 'styled-components', built: '6.5.0', lent: '6.6.0' },
          ],
          missing: [{ library: '@skep/ui', name: 'HeatMap' }],
          weightKb: { firstChunk: 44.1, whole: 71.2 },
          seen: { shown: 20, failed: 4 },
        }),
      ]),
    )}
  />
);

export const SwitchedOff = () => (
  <Story
    ask={answering(aStatus(undefined, { disabled: { reason: 'Drafts of long inspections were lost' } }))}
  />
);

export const NothingLive = () => <Story ask={answering(aStatus([]))} />;

export const Loading = () => <Story ask={() => new Promise(() => undefined)} />;

export const NoAnswer = () => <Story ask={() => Promise.reject(new Error('offline'))} />;

function Story({ ask }: { ask: AskStatus }) {
  const [element] = useState(() => inStatusPage(ask));
  return <main>{element}</main>;
}
