import type { NoteCode, ReasonCode } from '@skep/device-codecs';

/** Why a message, or a part of it, was not stored, or what was made of it. */
export interface InboxNote {
  code: InboxNoteCode;
  params: Readonly<Record<string, number | string>>;
}

type InboxNoteCode =
  | ReasonCode
  | NoteCode
  /** What was sent as the time of the message is none, and nothing of it is stored; `time`, as sent, shortened. */
  | 'time_unreadable'
  /** Its time names no zone, and is read in that of its device's owner; `time`, `zone`. */
  | 'time_in_zone'
  /** A raw value that means nothing without a definition: stored as it is; `quantity`. */
  | 'no_definition'
  /** A definition's result that is impossible; the raw value is stored; `quantity`, `value`. */
  | 'calibrated_out_of_range'
  /** More than ten minutes ahead of us; `time`. */
  | 'time_in_future'
  /** Before there were devices; `time`. */
  | 'time_too_early'
  /** Of names that no quantity of the catalogue has only `kept` are stored. */
  | 'too_many_names'
  /** It is stored though it came to no secret address: its device's key is printed on it. */
  | 'unsigned'
  /** It came to no secret address, or is an old message that somebody sent again. */
  | 'no_proof'
  /** The device's codec gave no values; `failure` is its kind, `message` the words of the error. */
  | 'codec_failed'
  /** A warning of the device's codec; `message`. */
  | 'codec_warning'
  /** The device's codec took too long several times, and is not called until it is edited. */
  | 'codec_rests'
  /** More than `perMinute` came. */
  | 'too_many'
  /** Too large to be stored; `quantity`. */
  | 'number_too_large';
