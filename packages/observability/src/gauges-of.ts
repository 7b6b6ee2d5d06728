/** A figure that is computed when somebody reads it. */
export interface PolledGauge {
  /** As `skep_jobs_waiting`. */
  name: string;
  /** A sentence for who reads `/metrics`. */
  help: string;
  /** The labels of its values: words of lists only, never ids or names of people. Default: one value. */
  label?: string;
  read: () => Promise<readonly GaugeValue[]>;
}

export interface GaugeValue {
  /** The word of the label. */
  of?: string;
  value: number;
}
