import type { UserId } from '#platform/context/ids.ts';
import type { NewsKind } from './channel.ts';

/** A notification for a person, in their language. */
export interface News {
  userId: UserId;
  /** Who tells it twice by the same key tells it once. */
  key: string;
  kind: NewsKind;
  title: string;
  text: string;
  /** Of the web app: where a tap leads. */
  path: string;
  /** JSON for programs: what a webhook gets in addition to the text. */
  details: Readonly<Record<string, unknown>>;
  /** A link that ends what tells it, without signing in. */
  stopLink?: string;
  isPushed: boolean;
  isMailed: boolean;
  /** To which webhooks: all that the person has written down, those at this address, or none (null). */
  webhookAddress?: string | null;
}
