/** Whose charts show a note: of a device, or of a hive whatever device is on it. */
export type NotePlace = { deviceId: string } | { hiveId: string };

/** A line at a moment of charts. */
export interface WrittenNote {
  time: string;
  id: string;
  text: string;
  canEdit: boolean;
}

export type Note = WrittenNote | { time: string; place: NotePlace };
