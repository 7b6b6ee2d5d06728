/** How far a log has been read. */
export interface ReadingProgress {
  byteCount: number;
  recordCount: number;
}

/**
 * Called after each piece of a log: its caller lets others have their turn, or throws to give the log up. Nothing between two
 * calls takes longer than some milliseconds, whatever the log holds.
 */
export type PauseReading = (progress: ReadingProgress) => Promise<void>;
