/** What became of a message of a device. Words are made where it is shown. */
export const deviceInboxStatuses = [
  /** All that could be read of it is stored. */
  'stored',
  /** It held nothing to be stored: a device reported about itself, or joined its network. */
  'nothing_to_store',
  /** Nothing could be read from it; the first note says why. */
  'unreadable',
  /** It is refused for its time; the first note says which. */
  'refused_time',
  /** Its device sends more often than it may; of such messages one a minute is stored, without its values. */
  'too_many',
  /** Nothing proves that its device sent it; of such messages one a minute is stored, without its values. */
  'unproved',
  /** Nothing proves that its device sent it, and its owner has not said whether it counts: it waits for that answer. */
  'quarantined',
] as const;

export type DeviceInboxStatus = (typeof deviceInboxStatuses)[number];

/** What became of any message. */
export const inboxStatuses = [
  ...deviceInboxStatuses,
  /** Nobody's device has its key. */
  'unknown_device',
] as const;

export type InboxStatus = (typeof inboxStatuses)[number];
