/** A line at a moment of a device's charts; without an id it is not written yet. */
export interface Note {
  deviceId: string;
  time: string;
  id?: string;
  text?: string;
  canEdit: boolean;
}
