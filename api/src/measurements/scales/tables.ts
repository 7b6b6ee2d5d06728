import type { Generated, GeneratedAlways } from 'kysely';
import type { DeviceId, ReferenceWeighingId } from '#platform/context/ids.ts';
import type { CorrectionColumns, ReferenceColumns } from './scale-check-fields.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    temperature_corrections: CorrectionsTable;
    reference_weighings: ReferencesTable;
    scale_checks: ChecksTable;
  }
}

interface CorrectionsTable extends CorrectionColumns {
  device_id: DeviceId;
  created_at: Date;
}

interface ReferencesTable extends ReferenceColumns {
  id: GeneratedAlways<ReferenceWeighingId>;
  device_id: DeviceId;
}

interface ChecksTable {
  device_id: DeviceId;
  checked_at: Date;
  has_fault: Generated<boolean>;
}
