import type { DeviceId } from '#platform/context/ids.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    alert_model_answers: AlertModelAnswersTable;
  }
}

/** Kept as long as rules are tried on the past: nobody asks a model what it would have said. */
interface AlertModelAnswersTable {
  device_id: DeviceId;
  answered_at: Date;
  /** The newest message that it was shown; it is asked again when there is a newer one. */
  measured_until: Date;
  /** Null: it had nothing to say. */
  value: number | null;
}
