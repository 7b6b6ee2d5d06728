import type { DeviceId } from '#platform/context/ids.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    alert_model_answers: AlertModelAnswersTable;
  }
}

/** Stored for as long as a backtest looks back: a model is not queried about the past. */
interface AlertModelAnswersTable {
  device_id: DeviceId;
  answered_at: Date;
  /** The newest message that it was shown; a newer one makes the job query it again. */
  measured_until: Date;
  /** Null: it had nothing to say. */
  value: number | null;
}
