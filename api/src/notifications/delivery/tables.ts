import type { DeliveryFault, DeliveryState, WebhookKind } from '@skep/domain';
import type { Generated, GeneratedAlways } from 'kysely';
import type { DeliveryId, NewsId, PushDeviceId, UserId, WebhookId } from '#platform/context/ids.ts';
import type { NewsKind, Way } from './channel.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    news: NewsTable;
    deliveries: DeliveriesTable;
    push_devices: PushDevicesTable;
    own_webhooks: OwnWebhooksTable;
    quiet_hours: QuietHoursTable;
  }
}

/** A notification for a person, in their language, whichever channels it uses. */
interface NewsTable {
  id: GeneratedAlways<NewsId>;
  user_id: UserId;
  /** Who tells it twice by the same key tells it once. */
  key: string;
  kind: NewsKind;
  title: string;
  text: string;
  /** Of the web app: where a tap leads. */
  path: string;
  /** JSON for programs: what a webhook gets in addition to the text. */
  details: string;
  /** Ends what tells it, without signing in. */
  stop_link: string | null;
  created_at: Date;
}

/** One news on one way: to a device, to a webhook, or into a mail. */
interface DeliveriesTable {
  id: GeneratedAlways<DeliveryId>;
  news_id: NewsId;
  way: Way;
  push_device_id: PushDeviceId | null;
  webhook_id: WebhookId | null;
  user_id: UserId;
  /** Device, webhook or person. */
  target: GeneratedAlways<number>;
  state: Generated<DeliveryState>;
  tries: Generated<number>;
  /** While it is being sent: when it is taken up again should nobody report how that went. */
  due_at: Date;
  tried_at: Date | null;
  status: number | null;
  fault: DeliveryFault | null;
  created_at: Date;
}

interface PushDevicesTable {
  id: GeneratedAlways<PushDeviceId>;
  user_id: UserId;
  /** Hash of the token: the device's subscription ends with its sign-in. */
  sign_in: string;
  endpoint: string;
  public_key: string;
  auth: string;
  user_agent: string | null;
  created_at: Date;
  told_at: Date | null;
  fault: DeliveryFault | null;
}

/** An address that a person entered; by those of `webhooks` network servers send to us. */
interface OwnWebhooksTable {
  id: GeneratedAlways<WebhookId>;
  user_id: UserId;
  name: string;
  kind: WebhookKind;
  address: string;
  /** A chat or a room, where the kind has one. */
  recipient: string | null;
  secret: string;
  access_token: string | null;
  /** It comes from a rule: it gets only what names its address. */
  is_only_named: Generated<boolean>;
  created_at: Date;
  /** Null: the last try went well. */
  failing_since: Date | null;
  switched_off_at: Date | null;
}

/** On the clock of the zone; they may pass midnight. */
interface QuietHoursTable {
  user_id: UserId;
  from_time: string;
  until_time: string;
  time_zone: string;
}
