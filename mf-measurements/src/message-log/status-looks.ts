import type { ChipTone, IconName } from '@skep/ui';
import type { InboxStatus } from '../generated/graphql.ts';

/** How what became of a message is drawn. */
export const statusLooks: Readonly<Record<InboxStatus, { tone: ChipTone; icon: IconName }>> = {
  STORED: { tone: 'success', icon: 'success' },
  NOTHING_TO_STORE: { tone: 'neutral', icon: 'information' },
  UNREADABLE: { tone: 'problem', icon: 'problem' },
  REFUSED_TIME: { tone: 'warning', icon: 'clock' },
  TOO_MANY: { tone: 'warning', icon: 'attention' },
  QUARANTINED: { tone: 'warning', icon: 'clock' },
  UNPROVED: { tone: 'warning', icon: 'lock' },
};
